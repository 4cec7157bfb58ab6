import { openSoundtrack } from "@goldmane/sound/soundtrack";
import type { SpokenLines as Speech } from "@goldmane/sound/voices/words/utterance";
import type { StoryScript } from "@goldmane/stage/story/schema";
import { compileStory } from "@goldmane/stage/story/compile";
import { filmCut } from "@goldmane/stage/story/cut";
import type { SpokenLines } from "@goldmane/stage/story/speaking/spoken-lines";
import type { Flashes } from "./flash-meter.ts";
import { framesOf, measureFlashes } from "./measure-flashes.ts";
import { measureMix, type Mix } from "./measure-mix.ts";

/** As the server plays it. */
const sampleRate = 48000;

export type FilmMeasure = {
  flashes: Flashes;
  /** Without voices. */
  mix: Mix;
  /** With them; null where nobody speaks. */
  voicedMix: Mix | null;
};

/** Draws and sounds a whole film: some seconds of work. */
export async function measureFilm(
  story: StoryScript,
  voices: { lines: SpokenLines; speech: Speech } | null,
): Promise<FilmMeasure> {
  const timeline = compileStory(story, voices?.lines);
  const flashes = await measureFlashes(framesOf(filmCut(timeline)));
  const measure = (speech: Speech | null) => {
    const track = openSoundtrack(timeline.cues, sampleRate, speech);
    const heard = track.render(0, track.sampleCount);
    return measureMix(heard, sampleRate, timeline.endCard.start);
  };
  return { flashes, mix: measure(null), voicedMix: voices && measure(voices.speech) };
}
