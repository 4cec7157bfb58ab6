import { createHash } from "node:crypto";
import { type GenreSlug, genres } from "@goldmane/contracts/library/limits";
import { originals } from "@goldmane/originals/catalogue.gen";
import type { Original } from "@goldmane/originals/original";
import type { Logger } from "pino";
import type { Title } from "./title.ts";

/** The films of the house. One that does not compile is left out and logged: the others still play. */
export async function readHouseTitles(log: Logger): Promise<Title[]> {
  const titles: Title[] = [];
  for (const original of originals) {
    try {
      const { compileStory } = await import("@goldmane/stage/story/compile");
      titles.push(toTitle(original, compileStory(original.story).durationSeconds));
    } catch (error) {
      log.error({ err: error, original: original.id }, "an original cannot be shown");
    }
  }
  return titles;
}

function toTitle(original: Original, durationSeconds: number): Title {
  const { story, voices, featured = null } = original;
  return {
    id: original.id,
    title: story.title,
    tagline: original.tagline,
    synopsis: original.synopsis,
    genre: story.genre,
    rating: original.rating,
    ratingReason: original.ratingReason,
    year: original.year,
    durationSeconds,
    director: original.director,
    cast: story.cast.flatMap(({ id, name }) => {
      const voice = voices[id];
      return voice ? [{ name: voice, role: name }] : [];
    }),
    moods: original.moods,
    themes: original.themes,
    colors: colorsOf(original),
    featured,
    isListed: true,
    version: versionOf(original),
    made: { by: "house", original },
  };
}

/** The leading figure's own colour before the genre's: shelves of one genre aren't all alike. */
function colorsOf({ story, poster }: Original): [string, string] {
  const [from, to] = genreColors(story.genre);
  const lead = story.cast.find(({ id }) => id === poster.who[0]);
  return [lead?.look?.body ?? from, to];
}

export function genreColors(slug: GenreSlug): readonly [string, string] {
  return genres.find((genre) => genre.slug === slug)?.colors ?? genres[0].colors;
}

export function versionOf(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 12);
}
