import { openStore } from "#platform/store.ts";
import type { PageMessage } from "./messages.ts";

/** Whether somebody keeps a film: then the worker comes, even where little data is to be spent. */
export const needsWorker = openStore(false);

/** Whether this page may have a service worker: https, or this very machine. */
export function canUseWorker(): boolean {
  return "serviceWorker" in navigator && globalThis.isSecureContext;
}

/** Tells the service worker, if one looks after this page. */
export function postToWorker(message: PageMessage): void {
  if (canUseWorker()) navigator.serviceWorker.controller?.postMessage(message);
}
