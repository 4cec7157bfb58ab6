import { playHaptic } from "#platform/device/haptics.ts";
import { openStore } from "#platform/store.ts";
import { toastLimits } from "#ui/limits.ts";
import { nextToasts, type Toast, type ToastEvent, type ToastMessage } from "./state.ts";

export const toasts = openStore<readonly Toast[]>([]);

let lastId = 0;

/** Shows a toast in place of the previous one. Returns its id. */
export function showToast(message: ToastMessage): number {
  lastId += 1;
  if (message.variant === "alarm") playHaptic("refused");
  dispatch({ type: "added", id: lastId, message });
  return lastId;
}

export function dismissToast(id: number): void {
  dispatch({ type: "dismissed", id });
  setTimeout(() => dispatch({ type: "removed", id }), toastLimits.removeAfterMs);
}

function dispatch(event: ToastEvent): void {
  toasts.set(nextToasts(toasts.get(), event));
}
