// Fits the weights of packages/leo/src/retrieve/calibrate.ts: npx tsx tools/knowledge/fit-sentence-index.ts
import type { Language } from "@goldmane/leo/distress/distress";
import { type Evidence, evidenceNames } from "@goldmane/leo/retrieve/calibrate";
import { fitLogistic, type Row } from "./fit-logistic.ts";
import { leaveOneOut, print, readForeign } from "./sets.ts";

/** A message's candidates, and the one that is right, if any. */
type Asked = { isForeign: boolean; candidates: { evidence: Evidence; isRight: boolean }[] };

const features = (evidence: Evidence) => evidenceNames.map((name) => evidence[name]);
const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

for (const language of ["en", "es"] satisfies Language[]) {
  const messages: Asked[] = [];
  const foreign = readForeign(language);
  for (const [fold, { index, asked }] of [...leaveOneOut(language, 2)].entries()) {
    const read = (text: string, id: string | null) => ({
      isForeign: id === null,
      candidates: index
        .explain(text)
        .slice(0, 8)
        .map((candidate) => ({ evidence: candidate.evidence, isRight: candidate.id === id })),
    });
    messages.push(...asked.map(({ text, id }) => read(text, id)));
    if (fold === 0) messages.push(...foreign.map((text) => read(text, null)));
  }
  // Differences between the right candidate and the others rank them.
  const pairs = messages.flatMap(({ candidates }): Row[] => {
    const right = candidates.find(({ isRight }) => isRight);
    if (!right) return [];
    return candidates
      .filter(({ isRight }) => !isRight)
      .slice(0, 4)
      .map(({ evidence }) => ({
        features: features(right.evidence).map(
          (value, at) => value - (features(evidence)[at] ?? 0),
        ),
        isRight: true,
      }));
  });
  const mirrored = pairs.map(({ features: values }) => ({
    features: values.map((value) => -value),
    isRight: false,
  }));
  const ranking = fitLogistic([...pairs, ...mirrored], evidenceNames.length);
  const rows = messages.flatMap(({ candidates }): Row[] => {
    const ranked = candidates
      .map(({ evidence, isRight }) => ({
        evidence,
        value: dot(features(evidence), ranking),
        isRight,
      }))
      .toSorted((a, b) => b.value - a.value);
    const [best, next] = ranked;
    if (!best) return [];
    const lead = Math.max(-3, Math.min(3, best.value - (next?.value ?? 0)));
    return [{ features: [...features(best.evidence), lead, 1], isRight: best.isRight }];
  });
  const certainty = fitLogistic(rows, evidenceNames.length + 2);
  const round = (values: number[]) => values.map((value) => Number(value.toFixed(3))).join(", ");
  // The figures that the fit reaches on what it was fitted to.
  const scored = rows.map(({ features: values, isRight }) => ({
    p: sigmoid(dot(values, certainty)),
    isRight,
  }));
  const known = messages.filter(({ isForeign }) => !isForeign).length;
  for (const least of [0.3, 0.5, 0.6, 0.7, 0.8]) {
    const taken = scored.filter(({ p }) => p >= least);
    const right = taken.filter(({ isRight }) => isRight).length;
    print(
      `  ${least}: right ${((100 * right) / known).toFixed(1)} %, wrong or foreign ${((100 * (taken.length - right)) / messages.length).toFixed(1)} %`,
    );
  }
  print(`${language}: { ranking: [${round(ranking)}], certainty: [${round(certainty)}] },`);
}
