import { expect, test } from "vitest";
import { optionsOf } from "#moment.ts";
import { openScript } from "#script.ts";
import { compileInk } from "#testing/compile-ink.ts";
import { gate } from "#testing/gate.ts";
import { findPathTo, walkScript } from "#walk-script.ts";

const script = openScript(compileInk(gate));
const walk = walkScript(script);

test("every edge leads to the moment that its path has", () => {
  expect(walk.faults).toEqual([]);
  for (const { moment, path, after } of walk.moments) {
    expect(script.momentAt(path)).toEqual(moment);
    expect(after).toHaveLength(optionsOf(moment).length);
    for (const [option, index] of after.entries())
      expect(walk.moments[index ?? -1]?.moment).toEqual(script.momentAt([...path, option]));
  }
});

test("paths that meet with the same variables share their moments", () => {
  // The door: with or without a key, and 0, 1 or 2 moths caught.
  const meetings = walk.moments.filter(({ moment }) => moment.clips.includes("door"));
  expect(meetings).toHaveLength(6);
  expect(new Set(meetings.map(({ moment }) => JSON.stringify(moment.variables))).size).toBe(6);
});

test("a clip is found on a shortest path", () => {
  expect(findPathTo(walk, "gate")).toEqual([]);
  expect(findPathTo(walk, "lamps-on")).toEqual([0, 0, 0, 0]);
  expect(findPathTo(walk, "no-such-clip")).toBeNull();
});

test("faults are reported with the path that meets them, and the rest is walked", () => {
  const faulty = openScript(
    compileInk(`
-> start
=== start ===
A road. # clip: road
+ [Left #default] -> left
+ [Right] -> right
=== left ===
No clip here.
-> END
=== right ===
A wall. # clip: wall
-> END
`),
  );
  const { faults, moments } = walkScript(faulty);
  expect(moments).toHaveLength(1);
  expect(faults).toEqual([
    { path: [0], message: expect.stringContaining("it names no clip") },
    { path: [1], message: expect.stringContaining("without an ending or a choice") },
  ]);
});
