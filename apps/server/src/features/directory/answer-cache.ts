import { PreparedAnswer } from "#platform/http/prepared-answer.ts";
import { perApp } from "#platform/per-app.ts";
import type { App } from "#platform/app.ts";

/** Households with title rules have their own entries. */
const keptAtMost = 300;

const answers = perApp(() => new Map<string, PreparedAnswer<never>>());

/** A serialized answer, created on first use of its key. */
export function cacheAnswer<T>(app: App, key: string, make: () => T): PreparedAnswer<T> {
  const kept = answers(app);
  const answer: PreparedAnswer<T> =
    kept.get(key) ?? new PreparedAnswer<T>(Buffer.from(JSON.stringify(make())));
  // LRU order: the most recently used entry is last.
  kept.delete(key);
  kept.set(key, answer as PreparedAnswer<never>);
  const [oldest] = kept.keys();
  if (kept.size > keptAtMost && oldest !== undefined) kept.delete(oldest);
  return answer;
}
