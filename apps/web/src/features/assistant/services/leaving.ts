import { openServiceDelayMs } from "@goldmane/contracts/assistant/limits";
import { keepLeoReturn } from "#platform/leo/ask-leo.ts";
import { openStore } from "#platform/store.ts";
import { readAddress, type Service } from "./state.ts";

/** The link about to open; null for none. */
export const leaving = openStore<Service | null>(null);

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Opens an outside link after a delay in which it can be stopped; calls `onBad` for an invalid URL.
 */
export function leaveFor(service: Service, onBad: (url: string) => void): void {
  stopLeaving();
  leaving.set(service);
  timer = setTimeout(() => {
    leaving.set(null);
    const address = readAddress(service.url ?? "");
    if (address) go(address.href);
    else onBad(service.url ?? "");
  }, openServiceDelayMs);
}

export function stopLeaving(): void {
  clearTimeout(timer);
  leaving.set(null);
}

/** Opens a new tab if allowed; otherwise navigates here and stores the way back. */
function go(url: string): void {
  if (navigator.userActivation?.isActive) {
    const link = document.createElement("a");
    link.href = url;
    link.target = "_blank";
    link.rel = "noopener noreferrer";
    link.click();
    return;
  }
  keepLeoReturn();
  location.assign(url);
}
