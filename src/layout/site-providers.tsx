import { type ReactNode, useEffect } from "react";
import { useAudienceFromUrl } from "../audience/use-audience";
import { Toaster } from "../toasts/toaster";
import { SignupProvider } from "../waitlist/signup-provider";

type SiteProvidersProps = {
  /** The router's: where the page is. */
  location: Pick<Location, "pathname">;
  children: ReactNode;
};

/**
 * What surrounds every page, in the browser and in the static HTML alike, and stays when the page
 * changes. It wraps the page, not the root, which Gatsby also puts around each Head.
 */
export function SiteProviders({ location, children }: SiteProvidersProps) {
  useAudienceFromUrl(location);
  useEffect(() => {
    // Styles and the scripts that the page began with go by this mark. Gatsby's own event comes even if
    // the page could not be rendered.
    document.documentElement.dataset.hydrated = "true";
  }, []);
  return (
    <SignupProvider>
      {children}
      <Toaster />
    </SignupProvider>
  );
}
