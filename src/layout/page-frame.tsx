import type { ReactNode } from "react";
import { ToastOutlet } from "../toasts/toast-outlet";

/**
 * What stands around every page, in the browser and in the static HTML alike, and stays when the
 * page changes. Wrapped around the page, not the root: Gatsby also puts that around each Head.
 */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ToastOutlet />
    </>
  );
}
