import { voices } from "@goldmane/originals/voices.gen";
import { Flite } from "@goldmane/speech/flite";
import { speechRate, type Utterance } from "@goldmane/speech/utterance";
import { genres } from "@goldmane/stage/story/vocabulary";
import { drawingHash, playingHash, soundHash } from "#films/lint/engines.ts";
import { listViolations } from "#films/lint/limits.ts";
import { cutOf, lintItems } from "#films/lint/list-items.ts";
import { measurePictures, measureSound } from "#films/lint/measure-film.ts";
import { measureGenre } from "#films/lint/picture/measure-genre.ts";
import { describePicture, listPictureViolations } from "#films/lint/picture/picture-limits.ts";
import { readMeasures, storyHash, writeMeasures } from "#films/lint/measures.ts";

/**
 * `npm run lint:films [-- id …]`: draws every film whose story or drawing code has changed, plays
 * those whose sound has changed, and stores how much each flashes and how loud it is. Clips of
 * interactive films are measured like films; the film's id stands for all of its clips. It can be
 * stopped at any time and continues where it stopped.
 */
const requested = process.argv.slice(2);
const ids = lintItems.map(({ id }) => id);
const isRequested = (id: string) => requested.some((one) => one === id || id.startsWith(`${one}/`));
const unknown = requested.filter((one) => !ids.some((id) => `${id}/`.startsWith(`${one}/`)));
if (unknown.length > 0) throw new Error(`Unknown film: ${unknown.join(", ")}`);

const drawing = drawingHash();
const playing = playingHash();
const stored = readMeasures();
const due = lintItems
  .map((item) => {
    const { id, story, form } = item;
    const lines = voices[id] ?? [];
    const pictureHashes = { story: storyHash(story, lines), drawing };
    const cut = cutOf(item, lines);
    const now = { ...pictureHashes, sound: soundHash(cut, playing) };
    const known = isRequested(id) ? undefined : stored[id];
    const flashes =
      known?.story === now.story && known.drawing === drawing ? known.flashes : undefined;
    const soundMeasures = known?.sound === now.sound ? known : undefined;
    const hasNewStory = known?.story !== now.story;
    return { id, form, cut, speaks: lines.length > 0, now, hasNewStory, flashes, soundMeasures };
  })
  .filter(({ id, flashes, soundMeasures }) =>
    requested.length > 0 ? isRequested(id) : !flashes || !soundMeasures,
  )
  // Films with changed stories first: tests fail until those are measured.
  .toSorted((a, b) => Number(b.hasNewStory) - Number(a.hasNewStory));

const flite = await Flite.open();
let failed = 0;
for (const [index, film] of due.entries()) {
  const { id, form, cut, now } = film;
  const speech = film.speaks ? { rate: speechRate, samplesOf: speakOnce() } : null;
  const flashes = film.flashes ?? (await measurePictures(cut));
  const { mix, voicedMix } = film.soundMeasures ?? measureSound(cut, speech);
  const measured = { flashes, mix, voicedMix };
  // Read again, since two runs can be active.
  writeMeasures({ ...readMeasures(), [id]: { ...now, ...measured } }, ids);
  const faults = listViolations(measured, form);
  failed += faults.length > 0 ? 1 : 0;
  process.stdout.write(`${index + 1}/${due.length} ${id}: ${faults.join(", ") || "good"}\n`);
}
process.stdout.write(
  due.length === 0 ? "All measures are up to date.\n" : `${failed} films exceed the limits.\n`,
);
const dull = requested.length > 0 ? [] : await listDullGenres();
for (const fault of dull) process.stdout.write(`${fault}\n`);
process.exitCode = failed + dull.length > 0 ? 1 : 0;

async function listDullGenres(): Promise<string[]> {
  const faults: string[] = [];
  for (const genre of genres) {
    const measured = await measureGenre(genre);
    process.stdout.write(`${genre}: ${describePicture(measured)}\n`);
    faults.push(...listPictureViolations(genre, measured, 0));
  }
  return faults;
}

/** A mix requests the same line several times. */
function speakOnce(): (utterance: Utterance) => Int16Array {
  const spoken = new Map<string, Int16Array>();
  return (utterance) => {
    const key = JSON.stringify(utterance);
    const samples = spoken.get(key) ?? flite.speak(utterance).samples;
    spoken.set(key, samples);
    return samples;
  };
}
