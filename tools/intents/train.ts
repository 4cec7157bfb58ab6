import { FeatureTable } from "@goldmane/leo/classify/feature-table";
import { readFeatures, scaleOf } from "@goldmane/leo/classify/read-features";
import type { Model } from "@goldmane/leo/classify/model-file";
import { seededRandom, type Random } from "@goldmane/std/seeded-random";

export type Example = {
  text: string;
  /** The mean of its words' vectors, by `meanVector`. */
  meant: Float32Array | null;
  /** The right label of each head by name; null where it has none. */
  labels: Readonly<Record<string, string | null>>;
};

export type Plan = {
  size: number;
  rowCount: number;
  heads: readonly { name: string; labels: readonly string[] }[];
  epochs: number;
  rate: number;
  /** Part of the features that an example loses each time, so that no single one decides. */
  dropout: number;
  seed: number;
};

const meaningRows = 100;
/** Smaller ones change nothing, and most are. */
const leastGradient = 1e-3;

/** A matrix with the sum of its squared gradients (Adagrad; Duchi et al., 2011). */
class Matrix {
  readonly values: Float32Array;
  readonly #sums: Float32Array;

  constructor(length: number, spread: number, random: Random) {
    this.values = Float32Array.from({ length }, () => (random() * 2 - 1) * spread);
    this.#sums = new Float32Array(length).fill(1e-6);
  }

  step(at: number, gradient: number, rate: number): void {
    const sum = (this.#sums[at] ?? 0) + gradient * gradient;
    this.#sums[at] = sum;
    this.values[at] = (this.values[at] ?? 0) - (rate * gradient) / Math.sqrt(sum);
  }
}

/** Trains a model in the calling thread; some minutes for 30,000 examples. */
export function train(
  plan: Plan,
  /** The examples of an epoch; may differ from epoch to epoch. */
  examplesOf: (epoch: number, random: Random) => readonly Example[],
  onEpoch: (epoch: number, loss: number) => void,
): Model {
  const { size, rowCount } = plan;
  const random = seededRandom(plan.seed);
  const features = collectFeatures(examplesOf(0, seededRandom(plan.seed)), rowCount);
  const table = new Matrix(rowCount * size, 1 / size, random);
  const meaning = new Matrix(meaningRows * size, 0.05, random);
  const heads = plan.heads.map(({ name, labels }) => ({
    name,
    labels,
    rowOf: new Map(labels.map((label, row) => [label, row])),
    weights: new Matrix(labels.length * size, 0, random),
    biases: new Matrix(labels.length, 0, random),
  }));
  const hidden = new Float32Array(size);
  const backward = new Float32Array(size);

  for (let epoch = 0; epoch < plan.epochs; epoch += 1) {
    const examples = shuffle([...examplesOf(epoch, random)], random);
    const rate = plan.rate * (1 - (0.9 * epoch) / plan.epochs);
    let loss = 0;
    for (const { text, meant, labels } of examples) {
      const kept: { start: number; share: number }[] = [];
      let sum = 0;
      hidden.fill(0);
      for (const { hash, weight: share } of readFeatures(text)) {
        const row = features.rowOf(hash);
        if (row < 0 || random() < plan.dropout) continue;
        const start = row * size;
        kept.push({ start, share });
        sum += share;
        for (let at = 0; at < size; at += 1) {
          hidden[at] = (hidden[at] ?? 0) + share * (table.values[start + at] ?? 0);
        }
      }
      if (sum === 0) continue;
      const unit = scaleOf(sum);
      for (let at = 0; at < size; at += 1) hidden[at] = (hidden[at] ?? 0) * unit;
      if (meant) {
        for (let row = 0; row < meaningRows; row += 1) {
          const value = meant[row] ?? 0;
          for (let at = 0; at < size; at += 1) {
            hidden[at] = (hidden[at] ?? 0) + value * (meaning.values[row * size + at] ?? 0);
          }
        }
      }
      backward.fill(0);
      for (const head of heads) {
        const label = labels[head.name] ?? null;
        const right = label === null ? undefined : head.rowOf.get(label);
        if (right === undefined) continue;
        loss += stepHead({ head, right, hidden, backward, rate, size });
      }
      for (const { start, share } of kept) {
        for (let at = 0; at < size; at += 1) {
          table.step(start + at, share * unit * (backward[at] ?? 0), rate);
        }
      }
      if (meant) {
        for (let row = 0; row < meaningRows; row += 1) {
          const value = meant[row] ?? 0;
          if (value === 0) continue;
          for (let at = 0; at < size; at += 1) {
            meaning.step(row * size + at, value * (backward[at] ?? 0), rate);
          }
        }
      }
    }
    onEpoch(epoch, loss / examples.length);
  }
  const most = table.values.reduce((top, value) => Math.max(top, Math.abs(value)), 0);
  const scale = most / 127;
  return {
    size,
    features,
    scale,
    table: Int8Array.from(table.values, (value) => Math.round(value / scale)),
    meaning: meaning.values,
    heads: heads.map(({ name, labels, weights, biases }) => ({
      name,
      labels,
      weights: weights.values,
      biases: biases.values,
      temperature: 1,
    })),
  };
}

/** Gives rows to the features that occur more than once, the most frequent first. */
function collectFeatures(examples: readonly Example[], rowCount: number): FeatureTable {
  const counts = new Map<number, number>();
  for (const { text } of examples)
    for (const { hash } of readFeatures(text)) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const frequent = [...counts].filter(([, count]) => count > 1).toSorted((a, b) => b[1] - a[1]);
  const table = new FeatureTable(new Uint16Array(rowCount));
  for (const [hash] of frequent) table.add(hash);
  return table;
}

type HeadStep = {
  head: { labels: readonly string[]; weights: Matrix; biases: Matrix };
  right: number;
  hidden: Float32Array;
  backward: Float32Array;
  rate: number;
  size: number;
};

/** One step of a head by its cross-entropy, which is returned. */
function stepHead(step: HeadStep): number {
  const { head, right, hidden, backward, rate, size } = step;
  const { weights, biases, labels } = head;
  const scores = labels.map((_, row) => {
    let score = biases.values[row] ?? 0;
    for (let at = 0; at < size; at += 1) {
      score += (weights.values[row * size + at] ?? 0) * (hidden[at] ?? 0);
    }
    return score;
  });
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  const probabilityOf = (row: number) => (powers[row] ?? 0) / total;
  for (const row of labels.keys()) {
    const gradient = probabilityOf(row) - (row === right ? 1 : 0);
    if (Math.abs(gradient) < leastGradient) continue;
    for (let at = 0; at < size; at += 1) {
      const cell = row * size + at;
      backward[at] = (backward[at] ?? 0) + gradient * (weights.values[cell] ?? 0);
      weights.step(cell, gradient * (hidden[at] ?? 0), rate);
    }
    biases.step(row, gradient, rate);
  }
  return -Math.log(Math.max(1e-9, probabilityOf(right)));
}

function shuffle<T>(list: T[], random: Random): T[] {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [list[at], list[other]];
    if (one === undefined || two === undefined) continue;
    list[at] = two;
    list[other] = one;
  }
  return list;
}

/** The temperature at which a head's probabilities fit examples that it was not trained with. */
export function fitTemperature(
  scored: readonly { scores: readonly number[]; right: number }[],
): number {
  const lossAt = (temperature: number) =>
    scored.reduce((sum, { scores, right }) => {
      const divided = scores.map((score) => score / temperature);
      const most = Math.max(...divided);
      const total = divided.reduce((all, score) => all + Math.exp(score - most), 0);
      return sum - ((divided[right] ?? 0) - most - Math.log(total));
    }, 0);
  const candidates = Array.from({ length: 30 }, (_, step) => 0.3 + step * 0.1);
  return candidates.reduce((best, one) => (lossAt(one) < lossAt(best) ? one : best));
}
