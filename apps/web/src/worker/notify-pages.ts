import type { WorkerMessage } from "#platform/local-store/messages.ts";
import { worker } from "./scope.ts";

export async function notifyPages(message: WorkerMessage): Promise<void> {
  for (const page of await worker.clients.matchAll()) page.postMessage(message, []);
}

let wasReached: boolean | null = null;

/** Tells the pages when the server begins to answer, or no longer does. */
export function setServerReachable(isReached: boolean): void {
  if (wasReached === isReached) return;
  wasReached = isReached;
  void notifyReachability();
}

/** Tells the pages whether the server answered when it was last asked, if it was. */
export async function notifyReachability(): Promise<void> {
  if (wasReached !== null) await notifyPages({ type: "reach", isReached: wasReached });
}
