import { useSyncExternalStore } from "react";
import { subscribeToToaster, toasterComponent } from "./toast";

/** The place of the toasts, above all pages. Empty until the first one is needed. */
export function ToastOutlet() {
  const Toaster = useSyncExternalStore(subscribeToToaster, toasterComponent, noComponent);
  return Toaster ? <Toaster /> : null;
}

function noComponent() {
  return null;
}
