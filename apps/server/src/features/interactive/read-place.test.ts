import { expect, test } from "vitest";
import { readPlace } from "./read-place.ts";
import { testScript, wayOut } from "./testing/walk-film.ts";

const place = { clip: "no-such-clip", positionSeconds: 4, revision: 3 };

test("the path of an older script is cut where it stops being valid", () => {
  const read = readPlace(testScript, { ...place, path: [...(wayOut?.path ?? []), 0, 1] });
  expect(read).toEqual({
    path: wayOut?.path,
    clip: wayOut?.clips[0],
    positionSeconds: 0,
    revision: 3,
  });
});

test("a clip that is gone is replaced by the first of its moment", () => {
  const [first] = testScript.momentAt([]).clips;
  expect(readPlace(testScript, { ...place, path: [] })).toMatchObject({
    path: [],
    clip: first,
    positionSeconds: 0,
  });
  const known = { ...place, path: [], clip: first ?? "" };
  expect(readPlace(testScript, known)).toEqual(known);
});
