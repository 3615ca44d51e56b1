import type { ReactNode } from "react";
import { ToastOutlet } from "../toasts/toast-outlet";

/**
 * What surrounds every page, in the browser and in the static HTML alike, and stays when the page
 * changes. It wraps the page, not the root, which Gatsby also puts around each Head.
 */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ToastOutlet />
    </>
  );
}
