import type { StoryScript } from "@goldmane/stage/story/schema";
import type { Genre, MusicMood, MusicTheme } from "@goldmane/stage/story/vocabulary";
import type { Character, Original } from "#original.ts";

/** A few scenes that play as one; the script's tag `# clip:` names it. */
export type Clip = {
  /** Music under the clip; without it, the mood of the clip before continues. */
  music?: { mood: MusicMood; intensity: number };
  /** One to four scenes, without `music` steps. */
  scenes: StoryScript["scenes"];
};

/**
 * Cinema films have choices with a timer; stories, for ages three to eight, wait for an answer; the
 * choices of games are the results of micro-games.
 */
export type InteractiveKind = "cinema" | "story" | "game";

/** A film whose viewers choose how it continues. docs/interactive-stories.md explains the format. */
export type InteractiveFilm = Pick<
  Original,
  | "id"
  | "tagline"
  | "synopsis"
  | "rating"
  | "ratingReason"
  | "year"
  | "director"
  | "voices"
  | "moods"
  | "themes"
> & {
  kind: InteractiveKind;
  title: string;
  /** For parents: the story's subject, and what to talk about afterwards. Kind `story` requires it. */
  about?: string;
  genre: Genre;
  /** Seed of all random choices, as in a story. */
  seed: number;
  /** The music under all clips; `tempo` in beats per minute. */
  music: { theme: MusicTheme; tempo: number };
  /** At most eight of them appear in one clip. */
  cast: readonly Character[];
  /** By id, `[a-z][a-z0-9-]*`. The first one opens the film. */
  clips: Readonly<Record<string, Clip>>;
  /** `hint` is shown until the ending is found. */
  endings: readonly { id: string; title: string; hint: string }[];
  /** Two or more. Each starts at the moment that its clip belongs to. */
  chapters: readonly { id: string; title: string; clip: string }[];
  /** The picture for poster and backdrop, as for a film, from a scene of a clip. */
  poster: Original["poster"] & { clip: string };
  /** Four moments for the trailer: a clip, and seconds from its start. */
  trailer: readonly { clip: string; at: number }[];
};

export function interactiveFilm(film: InteractiveFilm): InteractiveFilm {
  return film;
}
