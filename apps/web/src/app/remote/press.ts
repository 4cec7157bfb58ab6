import { sendKey } from "./send-key.ts";

/** Does what Enter does to whatever has the focus. */
export function press(): void {
  const here = document.activeElement;
  if (!sendKey("Enter")) return;
  const isPressable = here?.closest("a[href], button, summary, input, [role]") ?? null;
  if (isPressable instanceof HTMLElement) isPressable.click();
}
