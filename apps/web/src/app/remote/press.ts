import { sendKey } from "./send-key.ts";

/** Activates the focused element, like Enter. */
export function press(): void {
  const here = document.activeElement;
  if (!sendKey("Enter")) return;
  const isPressable = here?.closest("a[href], button, summary, input, [role]") ?? null;
  if (isPressable instanceof HTMLElement) isPressable.click();
}
