import { openSoundtrack } from "@goldmane/sound/soundtrack";
import type { SpokenLines as Speech } from "@goldmane/sound/voices/words/utterance";
import type { Cut } from "@goldmane/stage/story/cut";
import type { Flashes } from "./flash-meter.ts";
import { framesOf, measureFlashes } from "./measure-flashes.ts";
import { measureMix, type Mix } from "./measure-mix.ts";

/** In Hz, as the server plays it. */
const sampleRate = 48000;

/** Audio measures. */
type SoundMeasure = {
  /** Without voices. */
  mix: Mix;
  /** With voices; null for a film without spoken lines. */
  voicedMix: Mix | null;
};

export type FilmMeasure = SoundMeasure & { flashes: Flashes };

/** Draws a whole film; takes a few seconds. */
export function measurePictures(cut: Cut): Promise<Flashes> {
  return measureFlashes(framesOf(cut));
}

/** Renders the sound of a whole film, twice if it has spoken lines; takes a few seconds. */
export function measureSound({ timeline, cues }: Cut, speech: Speech | null): SoundMeasure {
  const beats = timeline.scenes.map(({ scene, start, end }) => ({ beat: scene.beat, start, end }));
  const measure = (spoken: Speech | null) => {
    const track = openSoundtrack(cues, sampleRate, spoken);
    const rendered = track.render(0, track.sampleCount);
    return measureMix(rendered, sampleRate, { quietFrom: timeline.endCard.start, beats });
  };
  return { mix: measure(null), voicedMix: speech && measure(speech) };
}
