import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Language } from "@goldmane/leo/distress/distress";
import { questions } from "@goldmane/leo/knowledge/questions";
import { type IndexEntry, SentenceIndex } from "@goldmane/leo/retrieve/sentence-index";
import { openVectors } from "@goldmane/leo/search/word-vectors";

const leo = (path: string) => fileURLToPath(new URL(`../../packages/leo/${path}`, import.meta.url));
export const vectors = openVectors(new Uint8Array(readFileSync(leo("vectors/glove.bin"))));

export const entriesOf = (language: Language): IndexEntry[] =>
  questions.map((entry) =>
    language === "en" ? entry : { id: entry.id, ask: entry.es.ask, say: entry.es.say },
  );

export type Fold = { index: SentenceIndex; asked: { text: string; id: string }[] };

/**
 * Indexes that lack one phrasing of each entry, with the phrasings that they lack.
 * @param step 2 leaves out every second phrasing only
 */
export function* leaveOneOut(language: Language, step = 1): Generator<Fold> {
  const entries = entriesOf(language);
  const most = Math.max(...entries.map(({ ask }) => ask.length));
  for (let left = 0; left < most; left += step) {
    const index = new SentenceIndex(
      entries.map((entry) => ({ ...entry, ask: entry.ask.filter((_, at) => at !== left) })),
      { language, vectors },
    );
    const asked = entries.flatMap(({ id, ask }) => {
      const text = ask[left];
      return text === undefined ? [] : [{ text, id }];
    });
    yield { index, asked };
  }
}

/** Messages of other intents, which no question of the corpus answers. */
export function readForeign(language: Language): string[] {
  const names =
    "out_of_scope find_film play_title problem_no_picture problem_no_sound problem_other problem_slow".split(
      " ",
    );
  return names
    .flatMap((name) =>
      readFileSync(leo(`utterances/training/${language}/${name}.txt`), "utf8").split("\n"),
    )
    .filter((line) => line.trim() !== "" && !line.includes("{"));
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
