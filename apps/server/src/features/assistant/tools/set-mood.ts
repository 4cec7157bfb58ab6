import { moods, shapers, visuals } from "@goldmane/contracts/assistant/limits";
import { freeTracks } from "@goldmane/sound/album/free-tracks";
import * as z from "zod/mini";
import { findPiece, trackUrl } from "#features/music/service.ts";
import { nameOf } from "#features/assistant/embedded/known-names.ts";
import { defineTool } from "./tool.ts";

const restore = { kind: "restore" } as const;
const songs = freeTracks.map(({ id }) => id) as [string, ...string[]];

export const setVibe = defineTool("setVibe", {
  description: "Set a mood of VIBES, its sound shaper or its moving picture.",
  kind: "act",
  input: z.object({
    mood: z._default(z.nullable(z.enum(moods)), null),
    shaper: z._default(z.nullable(z.enum(shapers)), null),
    visual: z._default(z.nullable(z.enum(visuals)), null),
  }),
  run: (_scene, vibe) => ({
    text: `${[vibe.mood, vibe.shaper, vibe.visual]
      .filter((part) => part !== null)
      .map(nameOf)
      .join(", ")}. Breathe in …`,
    data: vibe,
    actions: [{ type: "setMood", ...vibe, undo: restore }],
    suggestions: ["Put on zen flute sounds", "Set the mood to focused", "Play some music"],
    feeling: "happy",
  }),
});

export const playTrack = defineTool("playTrack", {
  description: "Play one of our free tracks.",
  kind: "act",
  input: z.object({ trackId: z.string().check(z.maxLength(40)) }),
  run: ({ app }, { trackId }) => {
    const { id, title, artist } = findPiece(trackId);
    return {
      text: `${title}, by ${artist}.`,
      data: { playing: title },
      actions: [{ type: "music", track: { id, title, url: trackUrl(app, id) }, undo: restore }],
      suggestions: ["Stop the music", "Play some calm music", "Set the mood to calm"],
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
  run: () => ({
    text: "Music stopped.",
    data: { stopped: true },
    actions: [{ type: "music", track: null, undo: restore }],
    feeling: "happy",
  }),
});

/** Music genres by mood words. */
const going: readonly [RegExp, RegExp][] = [
  [/calm|quiet|relax|sleep|chill|soft|gentle|slow/i, /ambient|lullaby|piano|dream|waltz|bossa/i],
  [/party|dance|energ|fast|happy|loud|workout|fun/i, /disco|salsa|calypso|house|chip|funk|samba/i],
  [/focus|study|work|read|think/i, /lo-fi|minimal|piano|cool jazz|ambient/i],
  [/sad|rain|slow|dream/i, /blues|dream|indie|waltz/i],
];

function chooseSong(mood: string, turn: number): string {
  const genres = going.find(([word]) => word.test(mood))?.[1];
  const named = freeTracks.filter(({ genre, title }) =>
    mood === "" ? true : `${genre} ${title}`.toLowerCase().includes(mood.toLowerCase()),
  );
  const fitting = named.length > 0 ? named : freeTracks.filter(({ genre }) => genres?.test(genre));
  const from = fitting.length > 0 ? fitting.map(({ id }) => id) : songs;
  return from[turn % from.length] ?? songs[0];
}
