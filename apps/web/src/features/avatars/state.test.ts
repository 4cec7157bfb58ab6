import { avatarParts } from "@goldmane/contracts/avatars/limits";
import { firstLook } from "@goldmane/contracts/avatars/rules";
import { avatarLook } from "@goldmane/contracts/avatars/schema";
import fc from "fast-check";
import { expect, test } from "vitest";
import { nextMaker } from "./state.ts";

const start = { look: firstLook, part: "species" } as const;

test("a choice changes its part only", () => {
  const { look } = nextMaker(start, { type: "chosen", part: "hat", choice: "crown" });
  expect(look).toEqual({ ...firstLook, hat: "crown" });
  expect(nextMaker(start, { type: "part-opened", part: "hat" })).toEqual({ ...start, part: "hat" });
});

test("the dice make a valid look in an outfit that can be worn", () => {
  const rolls = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
    minLength: 7,
    maxLength: 7,
  });
  const outfits = fc.subarray([...avatarParts.outfit], { minLength: 1 });
  fc.assert(
    fc.property(rolls, outfits, (numbers, wearable) => {
      const { look } = nextMaker(start, { type: "rolled", rolls: numbers, outfits: wearable });
      expect(avatarLook.parse(look)).toEqual(look);
      expect(wearable).toContain(look.outfit);
    }),
  );
});
