import { voices } from "@goldmane/originals/voices.gen";
import { AppError } from "@goldmane/contracts/errors";
import type { PlaybackCut } from "@goldmane/contracts/playback/schema";
import { LRUCache } from "lru-cache";
import { openFilm } from "#features/ingest/service.ts";
import { sourceOf, type Title } from "#features/library/service.ts";
import type { App } from "#platform/app.ts";
import { filmFacts } from "@goldmane/media/film/film-facts";
import type { SegmentSource } from "@goldmane/media/segment-source";
import { perApp } from "#platform/per-app.ts";
import { findTranslations } from "./tracks/find-translations.ts";
import { findShippedPictures } from "./find-shipped-pictures.ts";
import { withoutFlashes } from "./without-flashes.ts";

type Span = { startSeconds: number; endSeconds: number };

/** A title opened for playback: the source of its media, and its intro and credits. */
export type OpenSource = {
  source: SegmentSource;
  intro: Span | null;
  creditsAtSeconds: number | null;
};

/** Opening compiles a story or parses a probe; the most recently used titles stay open. */
const openAtMost = 300;

const openTitles = perApp(() => new LRUCache<string, OpenSource>({ max: openAtMost }));

/** @throws AppError NOT_FOUND for the trailer of an operator's film: there is none */
export function openSource(
  app: App,
  title: Title,
  cut: PlaybackCut,
  { isCalm = false }: { isCalm?: boolean } = {},
): OpenSource {
  const key = `${title.id} ${title.version} ${cut} ${isCalm ? "calm" : ""}`;
  const titles = openTitles(app);
  const known = titles.get(key);
  if (known) return known;
  const opened = open(app, title, cut, isCalm);
  titles.set(key, opened);
  return opened;
}

function open(app: App, title: Title, cut: PlaybackCut, isCalm: boolean): OpenSource {
  if (title.made.by === "operator") {
    if (cut === "trailer") throw new AppError("NOT_FOUND", "This film has no trailer.");
    const source = openFilm(app, { film: title.made.film, version: title.version });
    return { source, intro: null, creditsAtSeconds: null };
  }
  const { trailer, poster, ...original } = title.made.original;
  const story = isCalm ? withoutFlashes(original.story) : original.story;
  const spoken = voices[title.id];
  const recipe = {
    story,
    cut,
    poster,
    ...(spoken && { spoken }),
    ...(trailer && { moments: trailer }),
  };
  const facts = filmFacts(recipe, findTranslations(sourceOf(title)));
  return {
    source: app.media.openFilm(
      recipe,
      facts,
      findShippedPictures(app.config.media, title.id, recipe),
    ),
    intro: facts.intro,
    creditsAtSeconds: facts.creditsAtSeconds,
  };
}
