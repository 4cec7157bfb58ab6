import { useStore } from "#platform/store.ts";
import { dismissToast, showToast, toasts } from "./toasts.ts";

/** The notes on the screen, with what shows and what dismisses one. */
export function useToast() {
  return { toasts: useStore(toasts), toast: showToast, dismiss: dismissToast };
}
