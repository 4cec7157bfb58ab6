import { expect, test } from "vitest";
import { advanceHero, openHero } from "./state.ts";

const advance = advanceHero(3);
const start = openHero(true);

test("the hero shows one film after the other and begins again", () => {
  const shown = [1, 2, 3].reduce<number[]>(
    (seen) => {
      const index = seen.at(-1) ?? 0;
      return [...seen, advance({ ...start, index }, { type: "elapsed" }).index];
    },
    [0],
  );
  expect(shown).toEqual([0, 1, 2, 0]);
});

test("choosing a film by hand stays with it, and its trailer may play", () => {
  const chosen = advance(start, { type: "chosen", index: 2 });
  expect(advance(chosen, { type: "elapsed" })).toEqual({
    index: 2,
    past: 0,
    paused: true,
    still: false,
  });
});

test("a paused hero keeps still until it is let, whichever film is chosen", () => {
  const paused = advance(start, { type: "paused" });
  expect(advance(paused, { type: "chosen", index: 1 })).toMatchObject({ index: 1, still: true });
  const resumed = advance(paused, { type: "resumed" });
  expect(advance(resumed, { type: "elapsed" })).toMatchObject({ index: 1, still: false });
});

test("whoever asked for less motion finds it at rest", () => {
  expect(openHero(false)).toMatchObject({ paused: true, still: true });
});
