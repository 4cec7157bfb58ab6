import type { WordVectors } from "#search/word-vectors.ts";
import type { Model } from "./model-file.ts";
import { readFeatures, scaleOf, splitWords } from "./read-features.ts";

export type Guess = { label: string; probability: number };

/**
 * Classifies messages by a linear model over the scaled sum of learned vectors of their features
 * (after Joulin et al., "Bag of Tricks for Efficient Text Classification", 2017) and the mean of their
 * words' GloVe vectors, which carries what was learned to words that no example contained.
 */
export class Classifier {
  readonly #model: Model;
  readonly #vectors: WordVectors;
  /** Several readers ask about the same message. */
  #last: { message: string; guesses: Record<string, Guess[]> } | null = null;

  constructor(model: Model, vectors: WordVectors) {
    this.#model = model;
    this.#vectors = vectors;
  }

  /** Whether it knows what a word means in English. */
  knows(word: string): boolean {
    return this.#vectors.direction(word) !== null;
  }

  /** The guesses of each of the model's heads by name, the most probable first. */
  classify(message: string): Readonly<Record<string, readonly Guess[]>> {
    if (this.#last?.message === message) return this.#last.guesses;
    const guesses = this.#classify(message);
    this.#last = { message, guesses };
    return guesses;
  }

  #classify(message: string): Record<string, Guess[]> {
    const hidden = this.#read(message);
    return Object.fromEntries(
      this.#model.heads.map(({ name, labels, weights, biases, temperature }) => {
        const scores = labels.map((_, row) => {
          let score = biases[row] ?? 0;
          const start = row * hidden.length;
          for (let at = 0; at < hidden.length; at += 1) {
            score += (weights[start + at] ?? 0) * (hidden[at] ?? 0);
          }
          return score / temperature;
        });
        return [name, rank(labels, scores)];
      }),
    );
  }

  #read(message: string): Float32Array {
    const { size, features, table, scale, meaning } = this.#model;
    const hidden = new Float32Array(size);
    let sum = 0;
    for (const { hash, weight } of readFeatures(message)) {
      const row = features.rowOf(hash);
      if (row < 0) continue;
      sum += weight;
      for (let at = 0; at < size; at += 1) {
        hidden[at] = (hidden[at] ?? 0) + weight * (table[row * size + at] ?? 0);
      }
    }
    const unit = scale * scaleOf(sum);
    for (let at = 0; at < size; at += 1) hidden[at] = (hidden[at] ?? 0) * unit;
    const meant = meanVector(message, this.#vectors);
    if (!meant) return hidden;
    meant.forEach((value, dimension) => {
      const start = dimension * size;
      for (let at = 0; at < size; at += 1) {
        hidden[at] = (hidden[at] ?? 0) + value * (meaning[start + at] ?? 0);
      }
    });
    return hidden;
  }
}

/** The mean direction of a message's words, rare ones more; null if none is known. */
export function meanVector(message: string, vectors: WordVectors): Float32Array | null {
  const mean = new Float32Array(vectors.dimensions);
  let sum = 0;
  for (const word of splitWords(message)) {
    const direction = vectors.direction(word);
    if (!direction) continue;
    const weight = vectors.rarity(word) ** 2;
    sum += weight;
    direction.forEach((value, at) => {
      mean[at] = (mean[at] ?? 0) + weight * value;
    });
  }
  return sum === 0 ? null : mean.map((value) => value / sum);
}

function rank(labels: readonly string[], scores: readonly number[]): Guess[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return labels
    .map((label, row) => ({ label, probability: (powers[row] ?? 0) / total }))
    .toSorted((a, b) => b.probability - a.probability);
}
