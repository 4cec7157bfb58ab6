import { isProving, sample } from "@goldmane/std/testing/sample";
import { describe, expect, test } from "vitest";
import { hashState } from "#kernel/hash-state.ts";
import { nextRandom, randomBelow } from "#kernel/random.ts";
import { replay } from "#kernel/replay.ts";
import { events } from "./play/events.ts";
import { adventureQuestRules as rules } from "./rules.ts";
import { readSave, toSave } from "./save.ts";
import { playWithBot } from "./bot/play-with-bot.ts";
import { realms, realmSlugs } from "./world/realms.ts";

const seeds = Array.from({ length: 1_000 }, (_, at) => at * 7919 + 13);

describe("a realm", () => {
  test.each(realmSlugs.map((slug, realm) => [slug, realm] as const))(
    "called %s is solved from a fresh start, and its log replays equally",
    (_, realm) => {
      const options = { mode: "realm", realm, assist: false } as const;
      const { result, log } = playWithBot(20, options);
      expect(result?.completed).toBe(true);
      const replayed = replay(rules, { seed: 20, options, log });
      expect(replayed.result).toEqual(result);
      expect(replayed.result.score).toBe(replayed.ticks);
    },
  );

  test("is open to a board unless the player was assisted", () => {
    expect(rules.modeOf({ mode: "realm", realm: 2, assist: false })).toBe("realm-fantasy");
    expect(rules.modeOf({ mode: "realm", realm: 2, assist: true })).toBeNull();
    expect(rules.modeOf({ mode: "story", save: null, slot: 0, assist: false })).toBeNull();
    expect(rules.modes["realm-fantasy"]).toBe("lowest");
  });
});

describe("the daily dungeon", () => {
  test.each([...sample(seeds.slice(0, 40), 1)])("is solved with real inputs (seed %i)", (seed) => {
    const { result } = playWithBot(seed, { mode: "daily", assist: false });
    expect(result).toMatchObject({ completed: true });
  });
});

describe("a story", () => {
  test.runIf(isProving())("leads through all realms to its end", () => {
    const { result } = playWithBot(
      3,
      { mode: "story", save: null, slot: 0, assist: true },
      400_000,
    );
    expect(result).toMatchObject({ completed: true, counts: { realms: realms.length } });
  });

  test("continues from its save, in the room and with everything that was found", () => {
    const { state } = playWithBot(5, { mode: "story", save: null, slot: 0, assist: false }, 5_000);
    const save: unknown = JSON.parse(JSON.stringify(toSave(state)));
    expect(JSON.stringify(save).length).toBeLessThan(65_536);
    const continued = rules.start(1, rules.readOptions({ mode: "story", save }));
    expect(continued).toMatchObject({
      room: state.room,
      gems: state.gems,
      tools: state.tools,
      keys: state.keys,
      done: state.done,
    });
    expect(toSave(continued)).toEqual(readSave(save));
  });

  test.each([{}, { version: 2 }, { realm: 9 }, { done: "x" }, { gems: -1 }, { keys: [0.5] }])(
    "refuses the save %j",
    (change) => {
      const save = {
        ...toSave(rules.start(1, { mode: "story", save: null, slot: 0, assist: false })),
      };
      const broken = Object.keys(change).length === 0 ? {} : { ...save, ...change };
      expect(() => rules.readOptions({ mode: "story", save: broken })).toThrow(RangeError);
    },
  );
});

describe("the hero", () => {
  test("faints without hearts and wakes up with all of them", () => {
    const state = rules.start(1, { mode: "realm", realm: 0, assist: false });
    state.health = 1;
    state.screen = "faint";
    for (let tick = 0; tick < 100; tick += 1) rules.step(state, [0]);
    expect(state).toMatchObject({ screen: "room", health: state.maxHealth });
  });
});

describe("random inputs", () => {
  test("never throw, and give equal states again", () => {
    for (const seed of sample(seeds, 40)) {
      const random = { random: seed };
      const options = optionsFor(seed);
      const state = rules.start(seed, options);
      const copy = rules.start(seed, options);
      const unknown: unknown[] = [];
      let held = 0;
      for (let tick = 0; tick < 1_500 && !rules.resultOf(state); tick += 1) {
        if (tick % 9 === 0) held = nextRandom(random) % (1 << 25);
        rules.step(state, [held]);
        rules.step(copy, [held]);
        // One assertion a tick would take most of the time of a thousand seeds.
        unknown.push(...state.events.filter(([kind]) => kind >= events.length));
      }
      expect(unknown).toEqual([]);
      expect(hashState(state)).toBe(hashState(copy));
    }
  });
});

function optionsFor(seed: number): Parameters<typeof rules.start>[1] {
  const assist = seed % 2 === 0;
  const kind = randomBelow({ random: seed }, 3);
  if (kind === 0) return { mode: "daily", assist };
  if (kind === 1) return { mode: "story", save: null, slot: 0, assist };
  return { mode: "realm", realm: seed % realms.length, assist };
}
