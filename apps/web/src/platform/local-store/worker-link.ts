import { openStore } from "#platform/store.ts";
import type { PageMessage } from "./messages.ts";

/** Whether a download needs the worker: then it starts even in data-saving mode. */
export const needsWorker = openStore(false);

/** Whether this page may have a service worker: https, or localhost. */
export function canUseWorker(): boolean {
  return "serviceWorker" in navigator && globalThis.isSecureContext;
}

/** Sends a message to the service worker, if one controls this page. */
export function postToWorker(message: PageMessage): void {
  if (canUseWorker()) navigator.serviceWorker.controller?.postMessage(message);
}
