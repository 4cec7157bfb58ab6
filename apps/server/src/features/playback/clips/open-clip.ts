import { clipKey, clipStory } from "@goldmane/originals/interactive/clip-story";
import { trailerStory } from "@goldmane/originals/interactive/trailer-story";
import { voices } from "@goldmane/originals/voices.gen";
import { findTranslations } from "#features/playback/tracks/find-translations.ts";
import { withoutFlashes } from "#features/playback/without-flashes.ts";
import type { InteractiveTitle } from "#features/library/service.ts";
import { filmFacts } from "@goldmane/media/film/film-facts";
import type { SegmentSource } from "@goldmane/media/segment-source";
import { AppError } from "@goldmane/contracts/errors";
import { LRUCache } from "lru-cache";
import type { App } from "#platform/app.ts";
import { perApp } from "#platform/per-app.ts";

/** Opening compiles a story. Viewers of one film use all of its clips. */
const openAtMost = 1500;

const openClips = perApp(() => new LRUCache<string, SegmentSource>({ max: openAtMost }));

/** A clip's own pictures are its frames, so that it has no portrait. */
const noPortrait = { scene: 0, who: [] };

/**
 * A clip of an interactive film as a source of its own.
 * @throws AppError NOT_FOUND for a clip that the film doesn't have
 */
export function openClip(
  app: App,
  { title, film }: InteractiveTitle,
  clip: string,
  { isCalm = false }: { isCalm?: boolean } = {},
): SegmentSource {
  const sources = openClips(app);
  const key = `${film.id} ${title.version} ${clip} ${isCalm ? "calm" : ""}`;
  const known = sources.get(key);
  if (known) return known;
  if (!Object.hasOwn(film.clips, clip)) throw new AppError("NOT_FOUND", "This clip doesn’t exist.");
  const written = clipStory(film, clip);
  const spoken = voices[clipKey(film, clip)];
  const recipe = {
    story: isCalm ? withoutFlashes(written) : written,
    cut: "clip",
    poster: noPortrait,
    ...(spoken && { spoken }),
  } as const;
  const opened = app.media.openFilm(recipe, filmFacts(recipe, findTranslations(film)));
  sources.set(key, opened);
  return opened;
}

/** The trailer of an interactive film: public, like those of other films. */
export function openClipsTrailer(
  app: App,
  { title, film }: InteractiveTitle,
  { isCalm = false }: { isCalm?: boolean } = {},
): SegmentSource {
  const sources = openClips(app);
  const key = `${film.id} ${title.version} trailer ${isCalm ? "calm" : ""}`;
  const known = sources.get(key);
  if (known) return known;
  const { story: written, spoken, moments } = trailerStory(film, voices);
  const story = isCalm ? withoutFlashes(written) : written;
  const cut = { cut: "trailer", form: "clip", poster: noPortrait } as const;
  const recipe = { ...cut, story, spoken, moments };
  const opened = app.media.openFilm(recipe, filmFacts(recipe, findTranslations(film)));
  sources.set(key, opened);
  return opened;
}

/** The source of a film's poster, backdrop and title text. */
export function openFilmPictures(app: App, { title, film }: InteractiveTitle): SegmentSource {
  const sources = openClips(app);
  const key = `${film.id} ${title.version}`;
  const known = sources.get(key);
  if (known) return known;
  const { clip, ...poster } = film.poster;
  const recipe = { story: clipStory(film, clip), cut: "clip", poster } as const;
  const opened = app.media.openFilm(recipe, { frameCount: 1, captions: {} });
  sources.set(key, opened);
  return opened;
}
