import { originals } from "@goldmane/originals/catalogue.gen";
import { voices } from "@goldmane/originals/voices.gen";
import { Flite } from "@goldmane/speech/flite";
import { speechRate, type Utterance } from "@goldmane/speech/utterance";
import { faultsOf } from "#films/lint/limits.ts";
import { measureFilm } from "#films/lint/measure-film.ts";
import { enginesHash, readMeasures, storyHash, writeMeasures } from "#films/lint/measures.ts";

/**
 * `npm run lint:films [-- id …]`: draws and sounds every film whose story or whose engines have
 * changed, and writes down how it flashes and how loud it is. It may be stopped at any time, and goes
 * on where it was.
 */
const asked = process.argv.slice(2);
const ids = originals.map(({ id }) => id);
const unknown = asked.filter((id) => !ids.includes(id));
if (unknown.length > 0) throw new Error(`There is no film ${unknown.join(", ")}.`);

const engines = enginesHash();
const flite = await Flite.open();
const linesOf = (id: string) => voices[id] ?? [];
const due = originals.filter(({ id, story }) => {
  const known = readMeasures()[id];
  if (asked.length > 0) return asked.includes(id);
  return known?.story !== storyHash(story, linesOf(id)) || known.engines !== engines;
});

let faulty = 0;
for (const [index, { id, story }] of due.entries()) {
  const lines = linesOf(id);
  const speech = { rate: speechRate, samplesOf: speakOnce() };
  const measured = await measureFilm(story, lines.length > 0 ? { lines, speech } : null);
  // Read anew: two may be at it.
  const measure = { story: storyHash(story, lines), engines, ...measured };
  writeMeasures({ ...readMeasures(), [id]: measure }, ids);
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
