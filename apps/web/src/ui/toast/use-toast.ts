import { useStore } from "#platform/store.ts";
import { dismissToast, showToast, toasts } from "./toasts.ts";

/** The visible toasts, with functions to show and dismiss one. */
export function useToast() {
  return { toasts: useStore(toasts), toast: showToast, dismiss: dismissToast };
}
