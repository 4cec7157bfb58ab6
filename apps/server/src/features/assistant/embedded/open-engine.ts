import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import type { LeoEngine, LeoModels } from "@goldmane/leo/engine";
import { upcoming } from "@goldmane/originals/upcoming";
import { LRUCache } from "lru-cache";
import { listVisible, lookUpTitle, sourceOf } from "#features/library/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { perApp } from "#platform/per-app.ts";
import { readWordVectors } from "#features/search/service.ts";
import { listKnown } from "./known-names.ts";
import { runSteps } from "./run-steps.ts";

/** One engine per rating plus some for household rules; each takes a few megabytes. */
const enginesAtMost = 6;

const { resolve: find } = createRequire(import.meta.url);

const engines = perApp(() => new LRUCache<string, Promise<LeoEngine>>({ max: enginesAtMost }));

/**
 * The engine for this viewer. It knows only titles that the viewer may see, so it can't reveal
 * hidden ones. Opened lazily on the first message, and shared by viewers with equal policies. It
 * understands English and Spanish, and knows films by their names in every language.
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

async function open(known: ReturnType<typeof listKnown>): Promise<LeoEngine> {
  const { openEngineInSteps } = await import("@goldmane/leo/engine");
  return runSteps(openEngineInSteps(known, await readModels()));
}

let models: Promise<LeoModels> | undefined;

/** Identical on every server; about twenty megabytes. */
export function readModels(): Promise<LeoModels> {
  models ??= (async () => {
    const { openModel } = await import("@goldmane/leo/classify/model-file");
    const { Classifier } = await import("@goldmane/leo/classify/classifier");
    const { detectLanguage } = await import("@goldmane/leo/language/detect-language");
    const vectors = await readWordVectors();
    const openClassifier = async (name: string) =>
      new Classifier(openModel(await readFile(find(name))), vectors);
    return {
      vectors,
      intents: await openClassifier("@goldmane/leo/intents.bin"),
      distress: await openClassifier("@goldmane/leo/distress.bin"),
      detectLanguage,
    };
  })();
  models.catch(() => {
    models = undefined;
  });
  return models;
}
