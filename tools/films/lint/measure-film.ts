import { openSoundtrack } from "@goldmane/sound/soundtrack";
import type { SpokenLines as Speech } from "@goldmane/sound/voices/words/utterance";
import { filmCut } from "@goldmane/stage/story/cut";
import type { Timeline } from "@goldmane/stage/story/timeline";
import type { Flashes } from "./flash-meter.ts";
import { framesOf, measureFlashes } from "./measure-flashes.ts";
import { measureMix, type Mix } from "./measure-mix.ts";

/** As the server plays it. */
const sampleRate = 48000;

/** How it sounds. */
type SoundMeasure = {
  /** Without voices. */
  mix: Mix;
  /** With them; null where nobody speaks. */
  voicedMix: Mix | null;
};

export type FilmMeasure = SoundMeasure & { flashes: Flashes };

/** Draws a whole film: some seconds of work. */
export function measurePictures(timeline: Timeline): Promise<Flashes> {
  return measureFlashes(framesOf(filmCut(timeline)));
}

/** Sounds a whole film, twice where somebody speaks: some seconds of work. */
export function measureSound(timeline: Timeline, speech: Speech | null): SoundMeasure {
  const measure = (spoken: Speech | null) => {
    const track = openSoundtrack(timeline.cues, sampleRate, spoken);
    const heard = track.render(0, track.sampleCount);
    return measureMix(heard, sampleRate, timeline.endCard.start);
  };
  return { mix: measure(null), voicedMix: speech && measure(speech) };
}
