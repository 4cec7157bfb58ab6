import {
  type Mood,
  moods,
  type NatureMix,
  type NatureSound,
  natureSounds,
  type Shaper,
  shapers,
  type Visual,
  visuals,
} from "@goldmane/contracts/vibes/limits";
import { freeTracks } from "@goldmane/sound/album/free-tracks";
import * as z from "zod/mini";
import { findPiece, trackUrl } from "#features/music/service.ts";
import type { Words } from "#platform/words/words.ts";
import { usualSuggestions } from "./texts/suggestions.ts";
import { defineTool } from "./tool.ts";

const restore = { kind: "restore" } as const;
const songs = freeTracks.map(({ id }) => id) as [string, ...string[]];

export const setVibe = defineTool("setVibe", {
  description:
    "Set a mood of VIBES, its sound shaper, its moving picture, or nature sounds that play with or without music.",
  kind: "act",
  input: z.object({
    mood: z._default(z.nullable(z.enum(moods)), null),
    shaper: z._default(z.nullable(z.enum(shapers)), null),
    visual: z._default(z.nullable(z.enum(visuals)), null),
    nature: z._default(
      z.nullable(
        z.array(z.enum(natureSounds)).check(z.minLength(1), z.maxLength(natureSounds.length)),
      ),
      null,
    ),
  }),
  run: ({ words }, { nature, ...vibe }) => {
    const { say, formatList } = words;
    const names = vibeNames(words);
    const soundNames = natureNames(words);
    const set = [
      ...[vibe.mood, vibe.shaper, vibe.visual].flatMap((part) => (part ? names[part] : [])),
      ...(nature ?? []).map((sound) => soundNames[sound]),
    ];
    return {
      text: say`${formatList(set)}. Breathe in…`,
      data: { ...vibe, nature },
      actions: [{ type: "setMood", ...vibe, nature: nature && mixOf(nature), undo: restore }],
      suggestions: [
        vibe.mood === "calm" ? say`Set a sleep timer` : say`Put on zen flute sounds`,
        say`Set the mood to focused`,
        say`Play some music`,
      ],
      feeling: "happy",
    };
  },
});

const vibeNames = ({ say }: Words): Record<Mood | Shaper | Visual, string> => ({
  calm: say`Calm`,
  energized: say`Energized`,
  focused: say`Focused`,
  inspired: say`Inspired`,
  reflective: say`Reflective`,
  euphoric: say`Euphoric`,
  "lo-fi": say`Lo-Fi`,
  nature: say`Nature`,
  cinematic: say`Cinematic`,
  "zen-flute": say`Zen Flute`,
  aurora: say`Aurora`,
  "deep-ocean": say`Deep Ocean`,
  nebula: say`Nebula`,
  "lantern-garden": say`Lantern Garden`,
});

const natureNames = ({ say }: Words): Record<NatureSound, string> => ({
  rain: say`Rain`,
  waves: say`Waves`,
  wind: say`Wind`,
  fire: say`Campfire`,
  birds: say`Birds`,
  crickets: say`Crickets`,
  stream: say`Stream`,
  thunder: say`Thunder`,
  cafe: say`Café`,
  train: say`Train`,
});

/** The first sound is the loudest. */
function mixOf(sounds: readonly NatureSound[]): NatureMix {
  return Object.fromEntries(sounds.map((sound, index) => [sound, index === 0 ? 65 : 40]));
}

export const playTrack = defineTool("playTrack", {
  description: "Play one of our free tracks.",
  kind: "act",
  input: z.object({ trackId: z.string().check(z.maxLength(40)) }),
  run: ({ app, words: { say } }, { trackId }) => {
    const { id, title, artist } = findPiece(trackId);
    return {
      text: say`${title}, by ${artist}.`,
      data: { playing: title },
      actions: [{ type: "music", track: { id, title, url: trackUrl(app, id) }, undo: restore }],
      suggestions: [say`Stop the music`, say`Play some calm music`, say`Set the mood to calm`],
      feeling: "excited",
    };
  },
});

export const playMusic = defineTool("playMusic", {
  description: "Play a free track that goes with a word such as calm or party.",
  kind: "act",
  input: z.object({ mood: z._default(z.string().check(z.maxLength(80)), "") }),
  run: (context, { mood }) =>
    playTrack.run(context, { trackId: chooseSong(mood, Math.floor(context.app.now() / 60_000)) }),
});

export const stopMusic = defineTool("stopMusic", {
  description: "Stop the music.",
  kind: "act",
  input: z.object({}),
  run: ({ words }) => {
    const { say } = words;
    const { watch, calm } = usualSuggestions(words);
    return {
      text: say`Music stopped.`,
      data: { stopped: true },
      actions: [{ type: "music", track: null, undo: restore }],
      suggestions: [say`Play some music`, watch, calm],
      feeling: "happy",
    };
  },
});

/** Music genres by mood words. */
const going: readonly [RegExp, RegExp][] = [
  [
    /calm|quiet|relax|sleep|chill|soft|gentle|slow|tranquil|suave|dormir|calmad/i,
    /ambient|lullaby|piano|dream|waltz|bossa/i,
  ],
  [
    /party|dance|energ|fast|happy|loud|workout|fun|fiesta|bail|alegre|rapid|movid/i,
    /disco|salsa|calypso|house|chip|funk|samba/i,
  ],
  [
    /focus|study|work|read|think|concentr|estudi|tarea|leer/i,
    /lo-fi|minimal|piano|cool jazz|ambient/i,
  ],
  [/sad|rain|slow|dream|triste|lluvia/i, /blues|dream|indie|waltz/i],
];

function chooseSong(mood: string, turn: number): string {
  const genres = going.find(([word]) => word.test(mood))?.[1];
  const said = new Set(mood.toLowerCase().split(/[^\p{L}-]+/u));
  const named = freeTracks.filter(
    ({ genre }) =>
      mood === "" ||
      genre
        .toLowerCase()
        .split(" ")
        .some((word) => said.has(word)),
  );
  const fitting = named.length > 0 ? named : freeTracks.filter(({ genre }) => genres?.test(genre));
  const from = fitting.length > 0 ? fitting.map(({ id }) => id) : songs;
  return from[turn % from.length] ?? songs[0];
}
