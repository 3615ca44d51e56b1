import { Component } from "react";
import type { Audience } from "./audience";
import { keepReadingPlace } from "./keep-reading-place";

type ReadingPlaceProps = {
  /** The one that the page shows; null until React knows it. */
  audience: Audience | null;
};

/**
 * Keeps the section that is being read in its place when the page shows another audience. A class,
 * because only a class can look at the page right before React changes it: until then the visitor
 * may scroll on.
 */
export class ReadingPlace extends Component<ReadingPlaceProps> {
  override getSnapshotBeforeUpdate(previous: ReadingPlaceProps): (() => void) | null {
    return shownBy(previous) === shownBy(this.props) ? null : keepReadingPlace();
  }

  override componentDidUpdate(_props: unknown, _state: unknown, goBack: (() => void) | null): void {
    goBack?.();
  }

  override render() {
    return null;
  }
}

/** Until React knows better, the page shows what its static HTML does. */
function shownBy({ audience }: ReadingPlaceProps): Audience {
  return audience ?? "patients";
}
