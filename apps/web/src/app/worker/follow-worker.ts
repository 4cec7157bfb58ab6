import { setServerReachable } from "#platform/device/network-status.ts";
import { workerMessage } from "#platform/local-store/messages.ts";
import { canUseWorker, postToWorker } from "#platform/local-store/worker-link.ts";
import { openStore } from "#platform/store.ts";

/** Increased whenever positions were sent to the server. */
export const positionsSynced = openStore(0);

/**
 * Listens to the service worker, from the page's start: the page of an unreachable server waits for
 * its last picture, and earlier messages would be lost. Returns a function that stops listening.
 */
export function followWorker(): () => void {
  if (!canUseWorker()) return () => undefined;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", hear);
  postToWorker({ type: "tell-reach" });
  return () => serviceWorker.removeEventListener("message", hear);
}

function hear({ data }: MessageEvent): void {
  const message = workerMessage.safeParse(data).data;
  if (message?.type === "reach") {
    setServerReachable(message.isReached);
    if (message.isReached) postToWorker({ type: "tell-places" });
  }
  if (message?.type === "places-told") positionsSynced.set(positionsSynced.get() + 1);
}
