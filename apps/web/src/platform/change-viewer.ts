import type { QueryClient } from "@tanstack/react-query";
import { clearViewerKeys } from "./device/viewer-key.ts";

const listeners = new Set<() => void>();
const lastTasks = new Set<() => Promise<void>>();
/** How long leaving waits for what is told before: a server that is slow holds nobody back. */
const lastTasksMs = 3000;

const tabs = "BroadcastChannel" in globalThis ? new BroadcastChannel("goldmane-viewer") : null;

/** Hears that somebody else is watching, to forget what was fetched for the one before. */
export function onViewerChange(listener: () => void): void {
  listeners.add(listener);
}

/** Runs a task while the profile that is about to be left is still in use, to save what it did. */
export function beforeViewerChange(task: () => Promise<void>): void {
  lastTasks.add(task);
}

/** To be awaited before a call that signs out or chooses another profile. Never fails. */
export async function prepareViewerChange(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, lastTasksMs));
  await Promise.race([Promise.allSettled([...lastTasks].map((task) => task())), late]);
}

/**
 * Called when the profile changes or signs out: clears and refetches everything that belonged to the
 * previous profile, in every tab. The household's data stays on screen until it is refetched.
 */
export async function changeViewer(cache: QueryClient): Promise<void> {
  tellTabs?.("changed");
  await forgetViewer(cache);
}

/** Does what another tab did when somebody else began to watch there. Returns how to stop. */
export function syncViewerAcrossTabs(cache: QueryClient): () => void {
  const follow = () => void forgetViewer(cache);
  tabs?.addEventListener("message", follow);
  return () => tabs?.removeEventListener("message", follow);
}

const tellTabs = tabs?.postMessage.bind(tabs);

async function forgetViewer(cache: QueryClient): Promise<void> {
  for (const listener of listeners) listener();
  clearViewerKeys();
  cache.removeQueries({ type: "inactive" });
  await Promise.all([
    cache.resetQueries({ predicate: ({ meta }) => meta?.["isHouseholdScoped"] !== true }),
    cache.invalidateQueries({ predicate: ({ meta }) => meta?.["isHouseholdScoped"] === true }),
  ]);
}
