import { createHash } from "node:crypto";
import { type GenreSlug, genres } from "@goldmane/contracts/library/limits";
import { originals } from "@goldmane/originals/catalog.gen";
import { glances } from "@goldmane/originals/glances.gen";
import type { Original } from "@goldmane/originals/original";
import { upcoming } from "@goldmane/originals/upcoming";
import type { UpcomingFilm } from "@goldmane/originals/upcoming-film";
import type { Logger } from "pino";
import { Words } from "#platform/words/words.ts";
import { announce } from "./translation/announce.ts";
import type { Title } from "./title.ts";

/** The source of a title: a finished film or a teaser. */
type Listing = Omit<Original, "tagline" | "synopsis" | "year" | "trailer"> &
  Pick<Title, "tagline" | "synopsis" | "year" | "isListed">;

/**
 * Originals and teasers as this engine version renders them. A title without metadata is logged and
 * skipped.
 */
export function readOriginalTitles(engineVersion: string, log: Logger): Title[] {
  const films = originals.map((original) => ({ ...original, isListed: true }));
  return [...films, ...upcoming.map(toListing)].flatMap((listing) => {
    try {
      return [toTitle(listing, engineVersion)];
    } catch (error) {
      log.error(
        { event: "library.original_failed", err: error, titleId: listing.id },
        "could not load an original",
      );
      return [];
    }
  });
}

function toListing({ teaser, description, releaseDate, ...film }: UpcomingFilm): Listing {
  return {
    ...film,
    tagline: announce(releaseDate, new Words("en")),
    synopsis: description,
    year: Number(releaseDate.slice(0, 4)),
    story: teaser,
    isListed: false,
  };
}

function toTitle(listing: Listing, engineVersion: string): Title {
  const { story, voices, featured = null } = listing;
  return {
    id: listing.id,
    title: story.title,
    subtitle: story.subtitle ?? null,
    tagline: listing.tagline,
    synopsis: listing.synopsis,
    genre: story.genre,
    rating: listing.rating,
    ratingReason: listing.ratingReason,
    year: listing.year,
    durationSeconds: lengthOf(listing.id),
    director: listing.director,
    cast: story.cast.flatMap(({ id, name }) => {
      const voice = voices[id];
      return voice ? [{ name: voice, role: name, member: id }] : [];
    }),
    moods: listing.moods,
    themes: listing.themes,
    series: listing.series ?? null,
    colors: colorsOf(listing),
    featured,
    isListed: listing.isListed,
    version: versionOf([engineVersion, listing]),
    translation: null,
    made: { by: "goldmane", original: listing },
  };
}

/** Precomputed, because compiling every story would double the startup time. */
function lengthOf(id: string): number {
  const glance = glances[id];
  if (!glance) throw new Error(`${id} has no glance: run npm run generate:glances`);
  return glance.seconds;
}

/** The lead character's color first, so that a row of one genre isn't all one color. */
function colorsOf({ story, poster }: Listing): [string, string] {
  const [from, to] = genreColors(story.genre);
  const lead = story.cast.find(({ id }) => id === poster.who[0]);
  return [lead?.look?.body ?? from, to];
}

function genreColors(slug: GenreSlug): readonly [string, string] {
  return genres.find((genre) => genre.slug === slug)?.colors ?? genres[0].colors;
}

function versionOf(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 12);
}
