import { describe, expect, test } from "vitest";
import { rounds } from "@goldmane/std/testing/sample";
import { toPixels } from "#kernel/fixed.ts";
import { hashState } from "#kernel/hash-state.ts";
import { button, type Input } from "#kernel/input.ts";
import { nextRandom, randomBelow } from "#kernel/random.ts";
import { readLevel } from "./level.ts";
import { callBackTicks, slimeAdventureRules } from "./rules.ts";
import type { SlimeState } from "./state.ts";

const { a, b, x, left, right, up } = button;

function startOn(rows: string[], more: { players?: 1 | 2; isAssisted?: boolean } = {}): SlimeState {
  const height = 12;
  const sky = Array.from({ length: height - rows.length }, () => ".".repeat(rows[0]?.length ?? 0));
  const level = { name: "Test", world: 1, rows: [...sky, ...rows] };
  return slimeAdventureRules.start(0, slimeAdventureRules.readOptions({ level, ...more }));
}

function hold(state: SlimeState, input: Input, ticks: number, other?: Input): string[] {
  const seen: string[] = [];
  for (let tick = 0; tick < ticks; tick += 1) {
    slimeAdventureRules.step(state, other === undefined ? [input] : [input, other]);
    seen.push(...state.happenings.map(({ kind }) => kind));
  }
  return seen;
}

const columnOf = (state: SlimeState, index = 0) =>
  Math.floor(toPixels(state.bodies[index]?.x ?? 0) / 16);
const heightOf = (state: SlimeState) => 160 - 18 - toPixels(state.bodies[0]?.y ?? 0);

describe("a slime", () => {
  const flat = ["P..................G", "####################", "####################"];

  test("runs, and jumps between two and three tiles high", () => {
    const state = startOn(flat);
    hold(state, right, 60);
    expect(columnOf(state)).toBeGreaterThan(4);
    let top = 0;
    for (let tick = 0; tick < 30; tick += 1) {
      hold(state, a, 1);
      top = Math.max(top, heightOf(state));
    }
    expect(top).toBeGreaterThan(40);
    expect(top).toBeLessThan(50);
  });

  test("jumps lower when the button is released early", () => {
    const state = startOn(flat);
    hold(state, a, 3);
    let top = 0;
    for (let tick = 0; tick < 30; tick += 1) {
      hold(state, 0, 1);
      top = Math.max(top, heightOf(state));
    }
    expect(top).toBeLessThan(25);
  });

  test("gets over a wide gap by a stretch only", () => {
    const gap = ["P.................G.", "####.......#########", "####.......#########"];
    const jumped = startOn(gap);
    hold(jumped, right, 34);
    expect(hold(jumped, right | a, 80)).toContain("hurt");
    const stretched = startOn(gap);
    hold(stretched, right, 34);
    hold(stretched, right | a, 22);
    expect(hold(stretched, right | a | b, 70)).not.toContain("hurt");
    expect(columnOf(stretched)).toBeGreaterThan(10);
  });

  test("slides under a low ceiling, and rises behind it", () => {
    const low = ["P...####............", "P...................", "####################"];
    const state = startOn([low[0] ?? "", ".".repeat(19) + "G", low[2] ?? ""]);
    hold(state, right, 60);
    expect(columnOf(state)).toBeLessThan(4);
    hold(state, right | b, 100);
    expect(columnOf(state)).toBeGreaterThan(7);
    expect(state.bodies[0]?.height).toBe(18 * 256);
  });

  test("sticks to a sticky wall, climbs it and hops onto its top", () => {
    const wall = [
      "......##...........G",
      "......%#............",
      "......%#............",
      "......%#............",
      "P.....%#............",
      "####################",
    ];
    const state = startOn(wall);
    hold(state, right, 50);
    expect(hold(state, right | a, 30)).toContain("stick");
    hold(state, right, 90);
    expect(columnOf(state)).toBeGreaterThan(6);
  });

  test("hangs from a sticky ceiling until it lets go", () => {
    const state = startOn([
      "%%%%%%%%%%%%%%%%%%%%",
      "....................",
      "....................",
      "P..................G",
      "####################",
    ]);
    hold(state, a, 30);
    expect(state.bodies[0]?.grip).toBe("ceiling");
    hold(state, right, 60);
    expect(state.bodies[0]?.grip).toBe("ceiling");
    expect(columnOf(state)).toBeGreaterThan(2);
    hold(state, button.down, 20);
    expect(state.bodies[0]?.grip).toBe("none");
  });
});

describe("halves", () => {
  const doors = [
    "......................#...",
    "......................A...",
    "P...a.......a.........A..G",
    "##########################",
  ];

  test("open a door that needs both switches at once, and join when they touch", () => {
    const state = startOn(doors);
    hold(state, right, 42);
    hold(state, 0, 10);
    hold(state, x, 1);
    expect(state.bodies).toHaveLength(2);
    let seen: string[] = [];
    for (let tick = 0; tick < 90 && !seen.includes("open"); tick += 1) seen = hold(state, right, 1);
    expect(seen).toContain("open");
    hold(state, 0, 1);
    hold(state, x, 1);
    expect(hold(state, right, 120)).toContain("join");
    expect(state.bodies).toHaveLength(1);
  });

  test("come back to the one that is moved while the button is held", () => {
    const state = startOn(doors);
    hold(state, x, 1);
    hold(state, right, 40);
    hold(state, x, callBackTicks + 2);
    expect(state.bodies).toHaveLength(1);
    expect(state.bodies[0]?.isHalf).toBe(false);
  });
});

describe("colors", () => {
  test("let a slime pass gates of its own color", () => {
    const state = startOn(
      [".......R...........", "P......R...r.......", "###################"].map((row, at) =>
        at === 1 ? row.slice(0, -1) + "G" : row,
      ),
    );
    hold(state, right, 90);
    expect(columnOf(state)).toBeLessThan(7);
    const painted = startOn([".......R...........", "P..r...R..........G", "###################"]);
    hold(painted, right, 120);
    expect(columnOf(painted)).toBeGreaterThan(7);
  });
});

describe("falling", () => {
  const thorns = ["..P.k....^^^........G", "#####################"];

  test("returns a slime to the last checkpoint", () => {
    const state = startOn(thorns);
    for (let tick = 0; tick < 120 && state.falls === 0; tick += 1) hold(state, right, 1);
    hold(state, 0, 60);
    expect(columnOf(state)).toBe(3);
    expect(state.falls).toBeGreaterThan(0);
  });

  test("never happens with assistance", () => {
    const state = startOn(thorns, { isAssisted: true });
    expect(hold(state, right, 400)).not.toContain("hurt");
    expect(slimeAdventureRules.resultOf(state)?.completed).toBe(true);
  });
});

test("two players finish together, and stay near each other", () => {
  const row = `P${".".repeat(60)}G`;
  const state = startOn([row, "#".repeat(62)], { players: 2 });
  hold(state, right, 300, 0);
  expect(Math.abs(columnOf(state, 0) - columnOf(state, 1))).toBeLessThan(28);
  expect(slimeAdventureRules.resultOf(state)).toBeNull();
  hold(state, right, 900, right);
  expect(slimeAdventureRules.resultOf(state)?.completed).toBe(true);
});

test("random inputs never throw and keep the state whole numbers", () => {
  const random = { random: 11 };
  const keys = [0, left, right, up, a, b, x, a | right, b | right, a | left, up | b];
  for (let round = 0; round < rounds({ usual: 60, whole: 1000 }); round += 1) {
    const level = 1 + (round % 30);
    const players = 1 + (nextRandom(random) % 2);
    const options = slimeAdventureRules.readOptions({
      level,
      players,
      isAssisted: round % 3 === 0,
    });
    const state = slimeAdventureRules.start(round, options);
    for (let turn = 0; turn < 40; turn += 1) {
      const inputs = Array.from(
        { length: players },
        () => keys[randomBelow(random, keys.length)] ?? 0,
      );
      for (let tick = 0; tick < 12; tick += 1) slimeAdventureRules.step(state, inputs);
    }
    expect(() => hashState(state)).not.toThrow();
  }
});

test("shared levels are checked before they are played", () => {
  const good = { name: "Mine", world: 2, rows: Array.from({ length: 8 }, () => ".".repeat(20)) };
  const withMarks = (marks: string) => ({
    ...good,
    rows: [...good.rows.slice(1), marks.padEnd(20, "#")],
  });
  expect(readLevel(withMarks("PG")).par).toBe(0);
  for (const [level, message] of [
    [null, "isn't an object"],
    [{ ...good, name: "" }, "name"],
    [{ ...good, world: 9 }, "world"],
    [{ ...good, rows: ["PG"] }, "8 to 60 rows"],
    [good, "one start"],
    [withMarks("P"), "one goal"],
    [withMarks("PG@"), "unknown tile: @"],
    [withMarks("PGA"), "no switch"],
    [{ ...withMarks("PG"), par: 1.5 }, "par"],
    [{ ...good, rows: [...good.rows, "PG"] }, "equally long"],
  ] as const)
    expect(() => readLevel(level), message).toThrow(message);
  expect(() => slimeAdventureRules.readOptions({ level: 31 })).toThrow(RangeError);
  expect(() => slimeAdventureRules.readOptions(null)).toThrow(RangeError);
});
