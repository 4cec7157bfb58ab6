import { canGoBack } from "#platform/can-go-back.ts";
import { sendKey } from "./send-key.ts";

const layers = "[data-modal], [popover='auto']:popover-open";

/** Closes the topmost layer, or else goes to the previous page. */
export function goBack(): void {
  if (document.fullscreenElement) {
    void document.exitFullscreen();
    return;
  }
  const top = [...document.querySelectorAll<HTMLElement>(layers)].at(-1);
  const isFree = sendKey("Escape");
  if (top?.matches("[popover]") && top.matches(":popover-open")) top.hidePopover();
  else if (!top && isFree && canGoBack()) history.back();
}
