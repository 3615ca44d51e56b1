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

type AudienceContextValue = {
  /** The one that the visitor has selected; what the page shows follows a moment later. */
  selectedAudience: Audience;
  /** The one that the page shows. */
  audience: Audience;
  /** False in the static HTML and until React knows which audience the visitor chose. */
  isReady: boolean;
  setAudience: (audience: Audience) => void;
};

type AudienceProviderProps = {
  /** Whether the page answers to `?audience=` in its address. */
  followsAddress?: boolean;
  children: ReactNode;
};

const AudienceContext = createContext<AudienceContextValue | null>(null);

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

  const value = useMemo(
    () => ({
      selectedAudience: selectedAudience ?? "patients",
      audience: shown ?? "patients",
      isReady: shown !== null,
      setAudience,
    }),
    [selectedAudience, shown],
  );
  return (
    <AudienceContext.Provider value={value}>
      <ReadingPlace audience={shown} />
      {children}
    </AudienceContext.Provider>
  );
}

/**
 * Gives the page's audience and the way to change it.
 *
 * @throws Error if called outside an AudienceProvider.
 */
export function useAudience(): AudienceContextValue {
  const value = useContext(AudienceContext);
  if (value === null) throw new Error("useAudience needs an <AudienceProvider> above it.");
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
