import { screen } from "@testing-library/react";
import { renderWaitlist } from "../support/unit/rendered-waitlist";
import { content } from "../support/unit/sample-pages";

const { site, waitlist } = content;

test("on paper, a reader finds the site and its email address", () => {
  renderWaitlist();
  expect(screen.getByText(waitlist.onPaper, { exact: false })).toHaveTextContent(
    `${waitlist.onPaper} https://riverbend.example · ${site.email}`,
  );
});
