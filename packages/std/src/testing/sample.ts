import { inject } from "vitest";
import { seededRandom } from "#seeded-random.ts";

declare module "vitest" {
  interface ProvidedContext {
    proof: { isWhole: boolean; seed: number };
  }
}

/**
 * The cases of a long series that this run tests: all of them under `npm run prove`, otherwise `size`
 * of them in their order, chosen by a seed that follows the sources (tools/test/proof.mjs).
 */
export function sample<Case>(cases: readonly Case[], size: number): readonly Case[] {
  const { isWhole, seed } = inject("proof");
  if (isWhole || size >= cases.length) return cases;
  const random = seededRandom(seed);
  const lots = cases.map((_, index) => ({ index, lot: random() }));
  const drawn = new Set(
    lots
      .toSorted((a, b) => a.lot - b.lot)
      .slice(0, size)
      .map(({ index }) => index),
  );
  return cases.filter((_, index) => drawn.has(index));
}

/** Whether this run proves everything: tests of evidence that takes minutes run only then. */
export function isProving(): boolean {
  return inject("proof").isWhole;
}

/** How many rounds a test repeats: `whole` under `npm run prove`, otherwise `usual`. */
export function rounds({ usual, whole }: { usual: number; whole: number }): number {
  return isProving() ? whole : usual;
}
