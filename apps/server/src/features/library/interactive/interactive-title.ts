import { createHash } from "node:crypto";
import { openScript, type Script } from "@goldmane/branching/script";
import { genres } from "@goldmane/contracts/library/limits";
import type { InteractiveFacts } from "@goldmane/originals/interactive/interactive-facts";
import type { InteractiveFilm } from "@goldmane/originals/interactive/interactive-film";
import type { Title } from "#features/library/title.ts";

/** An interactive film, with the title that content policies, screen time and pictures are about. */
export type InteractiveTitle = {
  title: Title;
  film: InteractiveFilm;
  /** Opened by the first call, since opening all of them would make the start of a server slower. */
  script: () => Script;
  facts: InteractiveFacts;
};

/**
 * The story of its title has the scenes of all clips, so that a word that a parent blocks hides the
 * film wherever it is said. Only its clips are ever drawn.
 */
export function toInteractiveTitle(
  film: InteractiveFilm,
  { compiled, facts }: { compiled: string; facts: InteractiveFacts },
  engineVersion: string,
): InteractiveTitle {
  const { about = "", chapters, endings } = film;
  const title: Title = {
    id: film.id,
    title: film.title,
    subtitle: null,
    tagline: film.tagline,
    synopsis: film.synopsis,
    genre: film.genre,
    rating: film.rating,
    ratingReason: film.ratingReason,
    year: film.year,
    durationSeconds: facts.longestSeconds,
    director: film.director,
    cast: film.cast.flatMap(({ id, name }) => {
      const voice = film.voices[id];
      return voice ? [{ name: voice, role: name, member: null }] : [];
    }),
    moods: film.moods,
    themes: film.themes,
    series: null,
    colors: colorsOf(film),
    featured: null,
    isListed: true,
    version: versionOf([engineVersion, film, compiled]),
    translation: null,
    made: {
      by: "goldmane",
      original: {
        poster: film.poster,
        story: {
          version: 1,
          title: film.title,
          seed: film.seed,
          genre: film.genre,
          music: { ...film.music, mood: "calm", intensity: 0.5 },
          cast: [...film.cast],
          scenes: Object.values(film.clips).flatMap(({ scenes }) => scenes),
        },
      },
    },
    otherTexts: [
      about,
      ...chapters.map((chapter) => chapter.title),
      ...endings.flatMap((ending) => [ending.title, ending.hint]),
    ],
  };
  let script: Script | null = null;
  return { title, film, facts, script: () => (script ??= openScript(compiled)) };
}

/** The lead character's color first, as for other originals. */
function colorsOf({ genre, cast, poster }: InteractiveFilm): [string, string] {
  const [from, to] = genres.find(({ slug }) => slug === genre)?.colors ?? genres[0].colors;
  const lead = cast.find(({ id }) => id === poster.who[0]);
  return [lead?.look?.body ?? from, to];
}

function versionOf(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 12);
}
