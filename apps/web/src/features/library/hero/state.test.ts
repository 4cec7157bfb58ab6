import { expect, test } from "vitest";
import { advanceHero, heroStart } from "./state.ts";

const advance = advanceHero(3);

test("the hero shows one film after the other and begins again", () => {
  const shown = [1, 2, 3].reduce<number[]>(
    (seen) => {
      const index = seen.at(-1) ?? 0;
      return [...seen, advance({ ...heroStart, index }, { type: "elapsed" }).index];
    },
    [0],
  );
  expect(shown).toEqual([0, 1, 2, 0]);
});

test("choosing a film by hand stays with it", () => {
  const chosen = advance(heroStart, { type: "chosen", index: 2 });
  expect(advance(chosen, { type: "elapsed" })).toEqual({ index: 2, past: 0, paused: true });
});

test("a paused hero goes on when it is let", () => {
  const paused = advance(heroStart, { type: "paused" });
  const resumed = advance(paused, { type: "resumed" });
  expect(advance(resumed, { type: "elapsed" }).index).toBe(1);
});
