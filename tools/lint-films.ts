import { originals } from "@goldmane/originals/catalogue.gen";
import { voices } from "@goldmane/originals/voices.gen";
import { Flite } from "@goldmane/speech/flite";
import { speechRate, type Utterance } from "@goldmane/speech/utterance";
import { compileStory } from "@goldmane/stage/story/compile";
import { drawingHash, playingHash, soundHash } from "#films/lint/engines.ts";
import { faultsOf } from "#films/lint/limits.ts";
import { measurePictures, measureSound } from "#films/lint/measure-film.ts";
import { readMeasures, storyHash, writeMeasures } from "#films/lint/measures.ts";

/**
 * `npm run lint:films [-- id …]`: draws every film whose story or whose drawing has changed, sounds
 * those that sound otherwise, and writes down how each flashes and how loud it is. It may be stopped
 * at any time, and goes on where it was.
 */
const asked = process.argv.slice(2);
const ids = originals.map(({ id }) => id);
const unknown = asked.filter((id) => !ids.includes(id));
if (unknown.length > 0) throw new Error(`There is no film ${unknown.join(", ")}.`);

const drawing = drawingHash();
const playing = playingHash();
const kept = readMeasures();
const due = originals
  .map(({ id, story }) => {
    const lines = voices[id] ?? [];
    const told = { story: storyHash(story, lines), drawing };
    const timeline = compileStory(story, lines);
    const now = { ...told, sound: soundHash(timeline, playing) };
    const known = asked.includes(id) ? undefined : kept[id];
    const flashes =
      known?.story === now.story && known.drawing === drawing ? known.flashes : undefined;
    const heard = known?.sound === now.sound ? known : undefined;
    const isToldAnew = known?.story !== now.story;
    return { id, timeline, speaks: lines.length > 0, now, isToldAnew, flashes, heard };
  })
  .filter(({ id, flashes, heard }) => (asked.length > 0 ? asked.includes(id) : !flashes || !heard))
  // First what the tests refuse until it is measured.
  .toSorted((a, b) => Number(b.isToldAnew) - Number(a.isToldAnew));

const flite = await Flite.open();
let faulty = 0;
for (const [index, film] of due.entries()) {
  const { id, timeline, now } = film;
  const speech = film.speaks ? { rate: speechRate, samplesOf: speakOnce() } : null;
  const flashes = film.flashes ?? (await measurePictures(timeline));
  const { mix, voicedMix } = film.heard ?? measureSound(timeline, speech);
  const measured = { flashes, mix, voicedMix };
  // Read anew: two may be at it.
  writeMeasures({ ...readMeasures(), [id]: { ...now, ...measured } }, ids);
  const faults = faultsOf(measured);
  faulty += faults.length > 0 ? 1 : 0;
  process.stdout.write(`${index + 1}/${due.length} ${id}: ${faults.join(", ") || "good"}\n`);
}
process.stdout.write(
  due.length === 0 ? "Every film has been measured as it is.\n" : `${faulty} films to mend.\n`,
);
process.exitCode = faulty > 0 ? 1 : 0;

/** A mix asks for the same line wherever it is heard. */
function speakOnce(): (utterance: Utterance) => Int16Array {
  const spoken = new Map<string, Int16Array>();
  return (utterance) => {
    const key = JSON.stringify(utterance);
    const samples = spoken.get(key) ?? flite.speak(utterance).samples;
    spoken.set(key, samples);
    return samples;
  };
}
