import { originals } from "@goldmane/originals/catalog.gen";
import { voices } from "@goldmane/originals/voices.gen";
import { Flite } from "@goldmane/speech/flite";
import { speechRate } from "@goldmane/speech/utterance";
import { compileStory } from "@goldmane/stage/story/compile";
import { genres } from "@goldmane/stage/story/vocabulary";
import { expect, test } from "vitest";
import { listSpoken } from "./generate-voices.ts";

test("the voice catalog has every spoken line of the originals, and no others", () => {
  const wanted = listSpoken().map(({ id, lines }) => [id, lines.map(({ key }) => key)]);
  const known = Object.entries(voices).map(([id, lines]) => [
    id,
    lines.map((line) => line.split(" ")[0]),
  ]);
  expect(known).toEqual(wanted);
});

test("every film of every genre speaks all of its lines", () => {
  for (const genre of genres) {
    const films = originals.filter(({ story }) => story.genre === genre);
    const mute = films.filter(({ id, story }) => {
      const written = story.scenes
        .flatMap(({ steps }) => steps)
        .flatMap((step) => ("say" in step ? step.say : "narrate" in step ? step.narrate : []))
        // A line of dots only has no sound.
        .filter((text) => /\p{L}/u.test(text));
      return (voices[id]?.length ?? 0) < new Set(written).size;
    });
    expect(films.length, genre).toBeGreaterThanOrEqual(26);
    expect(mute.map(({ id }) => id)).toEqual([]);
  }
});

test("the mouth is open where the line is loud, and shut where it is silent", async () => {
  const flite = await Flite.open();
  const [film] = originals;
  const timeline = film && compileStory(film.story, voices[film.id]);
  const spoken = timeline?.scenes
    .flatMap(({ actors }) => actors.flatMap(({ speech }) => speech))
    .find(({ text }) => text.length > 40);
  const cue = timeline?.cues.speech.find(({ start }) => start === spoken?.start);
  if (!spoken || !cue?.spoken) throw new Error("The first film has no spoken line.");
  const { samples } = flite.speak(cue.spoken);
  const seconds = samples.length / speechRate / cue.spoken.size;
  expect(seconds).toBeCloseTo(cue.end - cue.start, 1);

  const openness = { X: 0, A: 0, G: 1, B: 2, F: 2, H: 3, E: 4, C: 4, D: 6 };
  const step = 0.05;
  const places = Array.from({ length: Math.floor(seconds / step) }, (_, i) => i * step);
  const open = places.map((at) => {
    const shape = spoken.mouth.findLast((mouth) => mouth.at <= spoken.start + at + step / 2)?.shape;
    return openness[shape ?? "X"];
  });
  const loud = places.map((at) => {
    const [from, to] = [at, at + step].map((s) => Math.round((s * samples.length) / seconds));
    const part = samples.subarray(from, to);
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
  });
  expect(correlation(open, loud)).toBeGreaterThan(0.35);
});

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, v) => sum + v, 0) / values.length;
  const [ma, mb] = [mean(a), mean(b)];
  const product = (x: readonly number[], mx: number, y: readonly number[], my: number) =>
    x.reduce((sum, value, i) => sum + (value - mx) * ((y[i] ?? 0) - my), 0);
  return product(a, ma, b, mb) / Math.sqrt(product(a, ma, a, ma) * product(b, mb, b, mb));
}
