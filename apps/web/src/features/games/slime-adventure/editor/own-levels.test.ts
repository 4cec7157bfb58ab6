import { expect, test } from "vitest";
import { emptyRows } from "./drawing.ts";
import {
  mergeOwnLevels,
  mostOwnLevels,
  noOwnLevels,
  type OwnLevels,
  putOwnLevel,
  readOwnLevels,
  removeOwnLevel,
} from "./own-levels.ts";

const build = (id: string, changedAt: number, name = id, rows = emptyRows()) => ({
  id,
  changedAt,
  name,
  rows,
  world: 1,
  par: 0,
});
const put = (own: OwnLevels, level: ReturnType<typeof build>) => putOwnLevel(own, level) ?? own;
const namesOf = ({ levels }: OwnLevels) => levels.map(({ name }) => name);

test("a level replaces its earlier version and comes first", () => {
  let own = put(put(noOwnLevels, build("a", 1)), build("b", 2));
  own = put(own, build("a", 3, "A again"));
  expect(namesOf(own)).toEqual(["A again", "b"]);
});

test("what was saved is read back without levels that can't be played", () => {
  const own = put(noOwnLevels, build("a", 1));
  const broken = { ...build("b", 2), rows: ["???"] };
  const saved = JSON.parse(JSON.stringify({ ...own, levels: [broken, ...own.levels] }));
  expect(readOwnLevels(saved)).toEqual(own);
  expect(readOwnLevels({})).toBeNull();
  expect(readOwnLevels("none")).toBeNull();
});

test("two devices keep the later version of each level, and bring none back", () => {
  const both = put(put(noOwnLevels, build("a", 1)), build("b", 2));
  const mine = removeOwnLevel(put(both, build("a", 5, "Mine")), "b");
  const theirs = put(put(both, build("a", 4, "Theirs")), build("c", 6));
  for (const [one, other] of [
    [mine, theirs],
    [theirs, mine],
  ] as const)
    expect(namesOf(mergeOwnLevels(one, other))).toEqual(["c", "Mine"]);
});

test("levels beyond the save's space or number are refused", () => {
  const large = emptyRows(240, 50);
  let own: OwnLevels = noOwnLevels;
  for (let at = 0; at < 5; at += 1) own = put(own, build(`${at}`, at, "Large", large));
  expect(putOwnLevel(own, build("more", 9, "More", large))).toBeNull();
  let small: OwnLevels = noOwnLevels;
  for (let at = 0; at < mostOwnLevels; at += 1) small = put(small, build(`${at}`, at));
  expect(putOwnLevel(small, build("more", 99))).toBeNull();
  expect(putOwnLevel(small, build("0", 99, "Changed"))).not.toBeNull();
});
