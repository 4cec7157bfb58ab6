import { openSoundtrack } from "@goldmane/sound/soundtrack";
import type { StoryScript } from "@goldmane/stage/story/schema";
import { compileStory } from "@goldmane/stage/story/compile";
import { filmCut } from "@goldmane/stage/story/cut";
import type { Flashes } from "./flash-meter.ts";
import { framesOf, measureFlashes } from "./measure-flashes.ts";
import { measureMix, type Mix } from "./measure-mix.ts";

/** As the server plays it. */
const sampleRate = 48000;

/** Draws and sounds a whole film: some seconds of work. */
export async function measureFilm(story: StoryScript): Promise<{ flashes: Flashes; mix: Mix }> {
  const timeline = compileStory(story);
  const flashes = await measureFlashes(framesOf(filmCut(timeline)));
  const track = openSoundtrack(timeline.cues, sampleRate);
  const heard = track.render(0, track.sampleCount);
  return { flashes, mix: measureMix(heard, sampleRate, timeline.endCard.start) };
}
