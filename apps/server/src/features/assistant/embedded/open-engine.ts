import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import type { LeoEngine } from "@goldmane/leo/engine";
import type { WordVectors } from "@goldmane/leo/search/word-vectors";
import { upcoming } from "@goldmane/originals/upcoming";
import { LRUCache } from "lru-cache";
import { listVisible, lookUpTitle, sourceOf } from "#features/library/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { perApp } from "#platform/per-app.ts";
import { listKnown } from "./known-names.ts";

/** One engine per rating plus some for household rules; each takes a few megabytes. */
const enginesAtMost = 6;

const engines = perApp(() => new LRUCache<string, Promise<LeoEngine>>({ max: enginesAtMost }));

/**
 * The engine for this viewer. It knows only titles that the viewer may see, so it can't reveal
 * hidden ones. Opened lazily on the first message, and shared by viewers with equal policies. It
 * is English, but knows films by their names in every language.
 */
export function engineFor(app: App, viewer: Viewer): Promise<LeoEngine> {
  const titles = listVisible(app, viewer)
    .filter(({ isListed }) => isListed)
    .map(sourceOf);
  const previews = upcoming.filter(({ id }) => lookUpTitle(app, viewer, id) !== null);
  const key = [...titles, ...previews].map(({ id }) => id).join();
  const kept = engines(app);
  const known = kept.get(key);
  if (known) return known;
  const engine = open(listKnown({ titles, previews }));
  kept.set(key, engine);
  engine.catch(() => kept.delete(key));
  return engine;
}

/** Yields to the event loop between steps, so that playback doesn't stall. */
async function open(known: ReturnType<typeof listKnown>): Promise<LeoEngine> {
  const { openEngineInSteps } = await import("@goldmane/leo/engine");
  const opening = openEngineInSteps(known, await readVectors());
  for (;;) {
    await setImmediate();
    const { done, value } = opening.next();
    if (done) return value;
  }
}

let vectors: Promise<WordVectors> | undefined;

/** Identical on every server; about ten megabytes. */
function readVectors(): Promise<WordVectors> {
  vectors ??= (async () => {
    const { openVectors } = await import("@goldmane/leo/search/word-vectors");
    const path = createRequire(import.meta.url).resolve("@goldmane/leo/glove.bin");
    return openVectors(await readFile(path));
  })();
  vectors.catch(() => {
    vectors = undefined;
  });
  return vectors;
}
