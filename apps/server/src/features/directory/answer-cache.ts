import { LRUCache } from "lru-cache";
import { PreparedAnswer } from "#platform/http/prepared-answer.ts";
import { perApp } from "#platform/per-app.ts";
import type { App } from "#platform/app.ts";

/** Households with title rules have their own entries. */
const keptAtMost = 300;

const answers = perApp(() => new LRUCache<string, PreparedAnswer<never>>({ max: keptAtMost }));

/** A serialized answer, created on first use of its key. */
export function cacheAnswer<T>(app: App, key: string, make: () => T): PreparedAnswer<T> {
  const kept = answers(app);
  const known = kept.get(key);
  if (known) return known;
  const answer = new PreparedAnswer<T>(Buffer.from(JSON.stringify(make())));
  kept.set(key, answer as PreparedAnswer<never>);
  return answer;
}
