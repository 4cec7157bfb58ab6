import { describe, expect, test } from "vitest";
import { button } from "#kernel/input.ts";
import { Race } from "#race/race.ts";
import { playCarefully } from "./careful-bot.ts";
import { kylesDashRace } from "./race.ts";

describe("a race of Kyle's Dash", () => {
  test("is won by a careful runner at the finish line", () => {
    for (const seed of [1, 2, 3]) {
      const race = new Race(kylesDashRace, { seed, size: 2 });
      const own = kylesDashRace.rules.start(seed, kylesDashRace.options);
      for (let tick = 0; !race.isOver; tick += 1) {
        const input = playCarefully(own);
        kylesDashRace.rules.step(own, [input]);
        race.addInputs(0, tick, [input]);
        race.addInputs(1, tick, [tick % 200 === 0 ? button.a : 0]);
        race.advanceTo(tick + 1);
      }
      expect(race.order).toEqual([0, 1]);
      expect(race.racers[0]?.finishedAt).not.toBeNull();
    }
  });

  test("has one course for all, however often they are knocked", () => {
    const states = [5, 5].map((seed) => kylesDashRace.rules.start(seed, kylesDashRace.options));
    const seen = states.map(() => new Map<number, string>());
    for (const [index, state] of states.entries())
      while (kylesDashRace.rules.resultOf(state) === null) {
        const input = index === 0 ? playCarefully(state) : 0;
        kylesDashRace.rules.step(state, [input]);
        for (const { x, kind, width } of state.obstacles) seen[index]?.set(x, `${kind} ${width}`);
      }
    const finish = kylesDashRace.finish;
    const [careful, careless] = seen.map((course) =>
      [...course].filter(([x]) => x < finish).toSorted(([a], [b]) => a - b),
    );
    expect(careless).toEqual(careful);
    expect(states[1]?.tick).toBeGreaterThan(states[0]?.tick ?? 0);
  });
});
