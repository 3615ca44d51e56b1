import { beforePaint } from "../../src/audience/before-paint";

const { dataset } = document.documentElement;

function openAt(address: string): void {
  history.replaceState(null, "", address);
  beforePaint();
}

test.each([
  ["/", "patients"],
  ["/?audience=patients", "patients"],
  ["/?utm_source=mail", "patients"],
  ["/?my-audience=providers", "patients"],
  ["/?audience=providers", "providers"],
  ["/about/?utm_source=mail&audience=providers#journey", "providers"],
  ["/?Audience=Providers", "providers"],
  ["/?audience=provider", "providers"],
  ["/?audience=providers.", "providers"],
  ["/?audience=3Dproviders", "providers"],
])("%s shows the view for %s", (address, audience) => {
  openAt(address);
  expect(dataset.audience).toBe(audience);
  expect(location.pathname + location.search + location.hash).toBe(address);
});

test.each([
  ["/#100%", "/#100"],
  ["/?audience=providers&q=%E9", "/?audience=providers&q=E9"],
])("a malformed escape in %s is taken out, and the view stays", (address, repaired) => {
  openAt(address);
  expect(location.pathname + location.search + location.hash).toBe(repaired);
});
