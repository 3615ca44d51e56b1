import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useDeferredValue,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import { applyThemeColor } from "./apply-theme-color";
import { type Audience, isAudience } from "./audience";
import { audienceFromAddress } from "./audience-from-address";
import { ReadingPlace } from "./reading-place";

type AudienceChoice = {
  /** The one that the visitor has selected; what the page shows follows a moment later. */
  selectedAudience: Audience;
  setAudience: (audience: Audience) => void;
};

type ShownAudience = {
  /** The one that the page shows. */
  audience: Audience;
  /** False in the static HTML and until React knows which audience the visitor chose. */
  isReady: boolean;
};

type AudienceProviderProps = {
  /** Whether the page answers to `?audience=` in its address. */
  followsAddress?: boolean;
  children: ReactNode;
};

// Two, so that what shows the audience has nothing to do in the moment of the choice.
const ChoiceContext = createContext<AudienceChoice | null>(null);
const ShownContext = createContext<ShownAudience | null>(null);

/** Holds one page's audience, and keeps `<html data-audience>`, which the colours follow, in step. */
export function AudienceProvider({ followsAddress = false, children }: AudienceProviderProps) {
  const [selectedAudience, setAudience] = useState<Audience | null>(null);
  // The toggle answers at once; the other view is made in the background, in slices.
  const shown = useDeferredValue(selectedAudience);

  // The mark alone makes CSS show the right view. Before the paint: a visitor who comes back from
  // another page would see the wrong one first.
  useLayoutEffect(() => {
    showAudience(startingAudience(followsAddress));
    return () => {
      delete document.documentElement.dataset.audience;
      applyThemeColor("patients");
    };
  }, [followsAddress]);

  // What React has to do about it can wait, and in the task in which it takes over the page would
  // make a long one.
  useEffect(() => {
    startTransition(() => setAudience((known) => known ?? startingAudience(followsAddress)));
  }, [followsAddress]);

  // Before the view's own effects: what CSS still hides cannot take the focus.
  useInsertionEffect(() => {
    if (shown !== null) showAudience(shown);
  }, [shown]);

  const choice = useMemo(
    () => ({ selectedAudience: selectedAudience ?? "patients", setAudience }),
    [selectedAudience],
  );
  const shownAudience = useMemo(
    () => ({ audience: shown ?? "patients", isReady: shown !== null }),
    [shown],
  );
  return (
    <ChoiceContext.Provider value={choice}>
      <ShownContext.Provider value={shownAudience}>
        <ReadingPlace audience={shown} />
        {children}
      </ShownContext.Provider>
    </ChoiceContext.Provider>
  );
}

/**
 * Gives the audience that the visitor has selected and the way to select another one.
 *
 * @throws Error if called outside an AudienceProvider.
 */
export function useAudienceChoice(): AudienceChoice {
  return provided(useContext(ChoiceContext), "useAudienceChoice");
}

/**
 * Gives the audience that the page shows.
 *
 * @throws Error if called outside an AudienceProvider.
 */
export function useShownAudience(): ShownAudience {
  return provided(useContext(ShownContext), "useShownAudience");
}

function provided<Value>(value: Value | null, hook: string): Value {
  if (value === null) throw new Error(`${hook} needs an <AudienceProvider> above it.`);
  return value;
}

function showAudience(audience: Audience): void {
  document.documentElement.dataset.audience = audience;
  applyThemeColor(audience);
}

/** The early script's mark first: the visitor may have used the toggle before React was there. */
function startingAudience(followsAddress: boolean): Audience {
  const early = document.documentElement.dataset.audience;
  if (isAudience(early)) return early;
  return followsAddress ? audienceFromAddress(window.location.search) : "patients";
}
