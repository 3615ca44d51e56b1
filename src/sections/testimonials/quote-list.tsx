import styled from "@emotion/styled";
import type { ComponentProps, ComponentType, ReactNode } from "react";
import { ButtonLink } from "../../ui/button";
import { Reveal } from "../../ui/reveal";

type QuoteListProps<Item> = {
  /** The list's own element, which arranges the cards; with `data-leads`, its first one leads. */
  list: ComponentType<ComponentProps<"ul"> & { "data-leads"?: boolean }>;
  items: readonly Item[];
  card: (item: Item) => ReactNode;
  moreLabel: string;
};

/** Milliseconds between one card's arrival and the next. */
const revealStep = 150;

const shownAtOnce = 6;

/** Quotes, a card each; those from the seventh on are in a disclosure. */
export function QuoteList<Item extends { quote: string }>({
  list: List,
  items,
  card,
  moreLabel,
}: QuoteListProps<Item>) {
  return (
    <>
      <List data-leads>
        {items.slice(0, shownAtOnce).map((item, order) => (
          <Reveal key={item.quote} order={order} step={revealStep}>
            {card(item)}
          </Reveal>
        ))}
      </List>
      {items.length > shownAtOnce ? (
        <More>
          <ButtonLink as="summary" className="screen-only" data-rank="secondary">
            {moreLabel}
          </ButtonLink>
          <List>
            {items.slice(shownAtOnce).map((item) => (
              <li key={item.quote}>{card(item)}</li>
            ))}
          </List>
        </More>
      ) : null}
    </>
  );
}

const More = styled.details({
  "& > *": { marginTop: "var(--space-10)" },
  // As a list item it keeps the browser's own arrow, which honors forced colors.
  "& > summary": { display: "list-item", width: "fit-content" },
  // There may be hundreds: only those near the view are laid out and painted.
  "& li": { contentVisibility: "auto", containIntrinsicHeight: "auto 12rem" },
});
