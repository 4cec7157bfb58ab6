import { openServiceDelayMs } from "@goldmane/contracts/assistant/limits";
import { keepLeoReturn } from "#platform/leo/ask-leo.ts";
import { openStore } from "#platform/store.ts";
import { readAddress, type Service } from "./state.ts";

/** The place that opens in a moment; null while none does. */
export const leaving = openStore<Service | null>(null);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Opens a place outside after a moment in which it can be stopped; a bad address goes to `onBad`. */
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

/** Into a tab of its own, where the browser lets a page open one; else here, with the way back kept. */
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
