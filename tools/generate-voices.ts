import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { originals } from "@goldmane/originals/catalog.gen";
import { interactiveFilms } from "@goldmane/originals/interactive/catalog.gen";
import { clipKey, clipStory } from "@goldmane/originals/interactive/clip-story";
import { Flite } from "@goldmane/speech/flite";
import { speechRate } from "@goldmane/speech/utterance";
import { story as storySchema, type StoryScript } from "@goldmane/stage/story/schema";
import {
  listLines,
  writeSpoken,
  type LineToSpeak,
} from "@goldmane/stage/story/speaking/spoken-lines";
import { utteranceOf } from "@goldmane/stage/story/speaking/utterance";
import { clamp } from "@goldmane/std/clamp";

const target = fileURLToPath(new URL("../packages/originals/src/voices.gen.ts", import.meta.url));
/** A voice can slow down or hurry within this range before the film waits for it. */
const [fastest, slowest] = [0.85, 1.15];
const quickly = 0.8;

type Spoken = { id: string; lines: LineToSpeak[] };

/** The films and the clips of interactive films with spoken lines. */
export function listSpoken(): Spoken[] {
  const films = originals.map(({ id, story }) => ({ id, lines: linesOf(story) }));
  const clips = interactiveFilms.flatMap((film) =>
    Object.keys(film.clips).map((clip): Spoken => ({
      id: clipKey(film, clip),
      lines: linesOf(clipStory(film, clip)),
    })),
  );
  return [...films, ...clips.filter(({ lines }) => lines.length > 0)];
}

/**
 * Speaks a line and measures its sounds, stretched as far as its time allows. The engine stretches
 * all sounds evenly (to 2 ms), so one fast reading predicts any other.
 */
export function measureLine(flite: Flite, line: LineToSpeak): string {
  const { text, voice, seconds } = line;
  const quick = utteranceOf(text, voice, { stretch: quickly, emotion: "neutral" });
  const { samples, phones } = flite.speak(quick);
  const own = samples.length / speechRate / voice.size / quickly;
  const stretch = clamp(Math.floor((seconds / own) * 100) / 100, fastest, slowest);
  const margin = (phones[0]?.start ?? 0) / voice.size;
  // Only the silence before the first sound keeps its length.
  const asHeard = (at: number) => margin + ((at / voice.size - margin) * stretch) / quickly;
  const heard = phones.map(({ phone, start, end }) => ({
    phone,
    start: asHeard(start),
    end: asHeard(end),
  }));
  return writeSpoken(line, stretch, heard);
}

/**
 * `npm run generate:voices`: run it when a film is new or its lines change; with `--all` when the
 * voices change.
 */
async function writeVoices(): Promise<void> {
  const flite = await Flite.open();
  const known = process.argv.includes("--all") ? {} : readKnown();
  const films: string[] = [];
  for (const { id, lines } of listSpoken()) {
    const entries = lines.map((line) => {
      const measured = known[line.key] ?? measureLine(flite, line);
      return `    "${measured}",`;
    });
    films.push(`  ${/^\w+$/.test(id) ? id : `"${id}"`}: [`, ...entries, "  ],");
    process.stdout.write(`${id}\n`);
  }
  const source = [
    "// Written by tools/generate-voices.ts; `npm run generate:voices` renews it.",
    'import type { SpokenLines } from "@goldmane/stage/story/speaking/spoken-lines";',
    "",
    "export const voices: Readonly<Record<string, SpokenLines>> = {",
    ...films,
    "};",
    "",
  ];
  writeFileSync(target, source.join("\n"));
}

function linesOf(script: StoryScript): LineToSpeak[] {
  return listLines(storySchema.parse(script));
}

function readKnown(): Record<string, string> {
  try {
    const entries = readFileSync(target, "utf8").matchAll(/^ {4}"((\w+) [^"]+)",$/gm);
    return Object.fromEntries([...entries].map(([, line = "", key = ""]) => [key, line]));
  } catch {
    return {};
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeVoices();
