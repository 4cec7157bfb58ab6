import { castMember, type StoryScript } from "@goldmane/stage/story/schema";
import { castVoices } from "@goldmane/stage/story/speaking/cast-voices";
import { varied } from "@goldmane/stage/story/vary-cast";
import type { Character } from "#original.ts";
import type { Clip, InteractiveFilm } from "./interactive-film.ts";

/**
 * A clip as a story for the engines, with the characters that appear in it. They speak as in the
 * whole film, whose cast decides about their voices.
 * @throws RangeError for a clip that the film doesn't have
 */
export function clipStory(film: InteractiveFilm, clipId: string): StoryScript {
  const clip = film.clips[clipId];
  if (!clip) throw new RangeError(`The film ${film.id} has no clip "${clipId}".`);
  return storyOf(film, clip);
}

/** The same for any scenes of a film. */
export function storyOf(film: InteractiveFilm, { music = quiet, scenes }: Clip): StoryScript {
  const { mood, intensity } = music;
  return {
    version: 1,
    title: film.title,
    seed: film.seed,
    genre: film.genre,
    music: { ...film.music, mood, intensity },
    cast: castOf(film, scenes),
    scenes,
  };
}

/** A clip's id among all films: of its voices and of its measures. */
export function clipKey({ id }: Pick<InteractiveFilm, "id">, clipId: string): string {
  return `${id}/${clipId}`;
}

/** Clips have no music of their own, but a story names one. */
const quiet = { mood: "calm", intensity: 0.3 } as const;

/** A story has at least one character, even if none appears. */
function castOf(film: InteractiveFilm, scenes: StoryScript["scenes"]): Character[] {
  const named = new Set<string>();
  collectTexts(scenes, named);
  const appearing = film.cast.filter(({ id }) => named.has(id));
  const voices = voicesOf(film);
  return (appearing.length > 0 ? appearing : film.cast.slice(0, 1)).map((member) => {
    const asIn = voices.get(member.id);
    return asIn ? { ...member, voice: { ...member.voice, asIn } } : member;
  });
}

function voicesOf({ cast }: InteractiveFilm): ReturnType<typeof castVoices> {
  return castVoices({ cast: cast.map((member) => varied(castMember.parse(member))) });
}

function collectTexts(value: unknown, into: Set<string>): void {
  if (typeof value === "string") into.add(value);
  else if (typeof value === "object" && value !== null)
    for (const inner of Object.values(value)) collectTexts(inner, into);
}
