import type { ComponentType } from "react";
import type { ToastKind } from "./toaster";

type ToasterModule = typeof import("./toaster");

/** Pixels that a toast, whose words are always the same, takes up at the lower edge of a phone. */
export const toastHeight = 150;

let toaster: ToasterModule | undefined;
const listeners = new Set<() => void>();

/** Loads what shows toasts, which visitors who never need one do not download. */
export async function loadToaster(): Promise<ToasterModule> {
  toaster ??= await import("./toaster");
  for (const notify of listeners) notify();
  return toaster;
}

/**
 * Shows a toast, on whatever page the visitor is by then.
 *
 * @returns false if it cannot be shown, because the code for it could not be downloaded.
 */
export async function showToast(kind: ToastKind, title: string, text: string): Promise<boolean> {
  try {
    const { addToast } = await loadToaster();
    addToast(kind, title, text);
    return true;
  } catch {
    return false;
  }
}

/** Removes all toasts, so that an old outcome is not shown beside a new one. */
export function dismissToasts(): void {
  toaster?.removeToasts();
}

/** Calls back when the toaster has been loaded; for useSyncExternalStore. */
export function subscribeToToaster(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Returns the component that shows toasts once it has loaded. */
export function toasterComponent(): ComponentType | null {
  return toaster?.Toaster ?? null;
}
