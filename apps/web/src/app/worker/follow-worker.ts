import { setServerReachable } from "#platform/device/network-status.ts";
import { workerMessage } from "#platform/local-store/messages.ts";
import { canUseWorker, postToWorker } from "#platform/local-store/worker-link.ts";
import { openStore } from "#platform/store.ts";

/** Pages that hear that the server knows how far the viewer came. */
export const positionsSynced = openStore(0);

/**
 * Hears what the service worker tells. From the page's beginning: a house that does not answer lets a
 * page wait for its last picture, and what is told before somebody listens is lost. Returns the
 * function that ends it.
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
