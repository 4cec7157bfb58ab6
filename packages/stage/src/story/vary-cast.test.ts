import { expect, test } from "vitest";
import { castMember } from "./schema.ts";
import { varied } from "./vary-cast.ts";

const member = (id: string, look = {}) =>
  varied(castMember.parse({ id, name: id.toUpperCase(), rig: "bear", look }));

test("a character looks alike in all its films", () => {
  expect(member("olaf")).toEqual(member("olaf"));
});

test("sixteen bears have at least eight faces and bodies", () => {
  const kinds = Array.from({ length: 16 }, (_, index) => {
    const { eyeSet, muzzle, shape } = member(`bear-${index}`).look;
    return [eyeSet, muzzle, shape].join();
  });
  expect(new Set(kinds).size).toBeGreaterThanOrEqual(8);
});

test("what a look names stays", () => {
  const look = { eyeSet: "dot", muzzle: "long", shape: "block" };
  expect(member("olaf", look).look).toMatchObject(look);
});
