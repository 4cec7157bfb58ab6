import type { QueryClient } from "@tanstack/react-query";

const listeners = new Set<() => void>();

/** Hears that somebody else is watching, to forget what was fetched for the one before. */
export function onViewerChange(listener: () => void): void {
  listeners.add(listener);
}

/**
 * Somebody else is watching, or nobody: whatever was shown to the one before is gone at once and
 * asked for anew. What is the household's stays in sight until it is renewed.
 */
export async function changeViewer(cache: QueryClient): Promise<void> {
  for (const listener of listeners) listener();
  cache.removeQueries({ type: "inactive" });
  await Promise.all([
    cache.resetQueries({ predicate: ({ meta }) => meta?.["isHouseholdFact"] !== true }),
    cache.invalidateQueries({ predicate: ({ meta }) => meta?.["isHouseholdFact"] === true }),
  ]);
}
