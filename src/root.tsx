import type { ReactNode } from "react";
import { ToastOutlet } from "./components/toast-outlet";

/** What stands around every page, in the browser and in the static HTML alike. */
export function Root({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ToastOutlet />
    </>
  );
}
