import type { QueryClient } from "@tanstack/react-query";
import { clearViewerKeys } from "./device/viewer-key.ts";

const listeners = new Set<() => void>();
const pendingSaves = new Set<() => Promise<void>>();
/** Longest wait for pending saves before the viewer changes. */
const pendingSavesTimeoutMs = 3000;

const tabs = "BroadcastChannel" in globalThis ? new BroadcastChannel("goldmane-viewer") : null;

/** Runs `listener` when the viewer changes, to discard data fetched for the previous one. */
export function onViewerChange(listener: () => void): void {
  listeners.add(listener);
}

/** Runs `task` before the current profile is left, to save its state. */
export function beforeViewerChange(task: () => Promise<void>): void {
  pendingSaves.add(task);
}

/** Await this before signing out or switching profiles. Never rejects. */
export async function prepareViewerChange(): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, pendingSavesTimeoutMs));
  await Promise.race([Promise.allSettled([...pendingSaves].map((task) => task())), timeout]);
}

/**
 * Call when the profile changes or signs out. Clears and refetches everything that belonged to the
 * previous profile, in every tab. Household data stays on screen until it is refetched.
 */
export async function changeViewer(cache: QueryClient): Promise<void> {
  notifyTabs?.("changed");
  await clearViewerData(cache);
}

/** Follows viewer changes of other tabs. Returns the unsubscribe function. */
export function syncViewerAcrossTabs(cache: QueryClient): () => void {
  const follow = () => void clearViewerData(cache);
  tabs?.addEventListener("message", follow);
  return () => tabs?.removeEventListener("message", follow);
}

const notifyTabs = tabs?.postMessage.bind(tabs);

async function clearViewerData(cache: QueryClient): Promise<void> {
  for (const listener of listeners) listener();
  clearViewerKeys();
  cache.removeQueries({ type: "inactive" });
  await Promise.all([
    cache.resetQueries({ predicate: ({ meta }) => meta?.["isHouseholdScoped"] !== true }),
    cache.invalidateQueries({ predicate: ({ meta }) => meta?.["isHouseholdScoped"] === true }),
  ]);
}
