import type { WorkerMessage } from "#platform/local-store/messages.ts";
import { worker } from "./scope.ts";

export async function notifyPages(message: WorkerMessage): Promise<void> {
  for (const page of await worker.clients.matchAll()) page.postMessage(message, []);
}

let wasReached: boolean | null = null;

/** Notifies the pages when the server becomes reachable or unreachable. */
export function setServerReachable(isReached: boolean): void {
  if (wasReached === isReached) return;
  wasReached = isReached;
  void notifyReachability();
}

/** Notifies the pages whether the server answered the last request, if there was one. */
export async function notifyReachability(): Promise<void> {
  if (wasReached !== null) await notifyPages({ type: "reach", isReached: wasReached });
}
