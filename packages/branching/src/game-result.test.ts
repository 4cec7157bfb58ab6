import { expect, test } from "vitest";
import { optionOfResult } from "#game-result.ts";
import { option } from "#testing/option.ts";

test("a result takes the option of its name, and a perfect one counts as won", () => {
  const three = [option("perfect"), option("won"), option("lost")];
  expect(["perfect", "won", "lost"].map((one) => optionOfResult(three, one as "won"))).toEqual([
    0, 1, 2,
  ]);
  expect(optionOfResult(three.slice(1), "perfect")).toBe(0);
  expect(optionOfResult(three.slice(1), "lost")).toBe(1);
});
