import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import type { App } from "#platform/app.ts";

/** Phoneme names of the embedded voice that differ from the recognizer's. */
const renamed: Readonly<Record<string, string>> = { ax: "ah", axr: "er", pau: "", h: "hh" };

/**
 * A pronunciation dictionary for these words only. Words missing from the recognizer's own
 * dictionary are pronounced by our voice: a single word without a pronunciation would make the
 * recognizer reject the whole grammar.
 */
export async function pronounce(
  app: App,
  { words, dictionary }: { words: readonly string[]; dictionary: string },
): Promise<string> {
  const wanted = new Set(words);
  const lines: string[] = [];
  const known = new Set<string>();
  for await (const line of createInterface({ input: createReadStream(dictionary) })) {
    const word = line.slice(0, line.indexOf(" "));
    const plain = word.replace(/\(\d+\)$/, "");
    if (!wanted.has(plain)) continue;
    lines.push(line);
    known.add(plain);
  }
  for (const word of words.filter((one) => !known.has(one))) {
    lines.push(`${word} ${await pronounceBySpelling(app, word)}`);
  }
  return `${lines.join("\n")}\n`;
}

async function pronounceBySpelling({ media }: App, word: string): Promise<string> {
  const utterance = { text: word, speaker: "rms", pitchHz: 110, stretch: 1 } as const;
  const { phones } = await media.speech.speak(utterance, new AbortController().signal);
  return phones
    .map(({ phone }) => (renamed[phone] ?? phone).toUpperCase())
    .filter((phone) => phone !== "")
    .join(" ");
}
