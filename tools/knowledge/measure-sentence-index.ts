// Measures how Leo finds questions: npx tsx tools/knowledge/measure-sentence-index.ts [examples]
import { performance } from "node:perf_hooks";
import type { Language } from "@goldmane/leo/distress/distress";
import { SentenceIndex } from "@goldmane/leo/retrieve/sentence-index";
import { entriesOf, leaveOneOut, print, readForeign, vectors } from "./sets.ts";

const examples = Number(process.argv[2] ?? 0);
const share = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;

for (const language of ["en", "es"] satisfies Language[]) {
  const results: { text: string; id: string; found: string; score: number }[] = [];
  const times: number[] = [];
  for (const { index, asked } of leaveOneOut(language))
    for (const { text, id } of asked) {
      const start = performance.now();
      const [best] = index.find(text);
      times.push(performance.now() - start);
      results.push({ text, id, found: best?.id ?? "", score: best?.score ?? 0 });
    }
  const whole = new SentenceIndex(entriesOf(language), { language, vectors });
  const foreign = readForeign(language).map((text) => ({
    text,
    ...(whole.find(text)[0] ?? { id: "", score: 0 }),
  }));
  const first = results.filter(({ id, found }) => id === found).length;
  times.sort((a, b) => a - b);
  print(
    `${language}: first of ${results.length} ${share(first, results.length)}; ${times[Math.floor(times.length / 2)]?.toFixed(2)} ms, p95 ${times[Math.floor(times.length * 0.95)]?.toFixed(2)} ms`,
  );
  for (const least of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const taken = results.filter(({ score }) => score >= least);
    const right = taken.filter(({ id, found }) => id === found).length;
    const wrong = foreign.filter(({ score }) => score >= least).length;
    print(
      `  from ${least}: right ${share(right, results.length)}, wrong ${share(taken.length - right, results.length)}, foreign accepted ${share(wrong, foreign.length)} of ${foreign.length}`,
    );
  }
  const sample = <Item>(items: Item[]) =>
    items.filter((_, at) => at % Math.ceil(items.length / Math.max(1, examples)) === 0);
  if (examples > 0) {
    print("missed:");
    for (const { text, id, found, score } of sample(
      results.filter((one) => one.id !== one.found || one.score < 0.6),
    ))
      print(`  ${text} | ${id} | ${found} ${score.toFixed(2)}`);
    print("foreign:");
    for (const { text, id, score } of sample(foreign.filter((one) => one.score >= 0.6)))
      print(`  ${text} | ${id} ${score.toFixed(2)}`);
  }
}
