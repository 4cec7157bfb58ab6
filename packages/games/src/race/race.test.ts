import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { button, type Input } from "#kernel/input.ts";
import { nextRandom } from "#kernel/random.ts";
import { countingRace } from "#testing/counting-race.ts";
import { Prediction } from "./prediction.ts";
import { graceTicks, lateTicks } from "./race-limits.ts";
import { Race } from "./race.ts";

/** Presses the button every `period` ticks. */
function press(period: number, tick: number): Input {
  return tick % period === 0 ? button.a : 0;
}

function copy<State>(state: State): State {
  return JSON.parse(JSON.stringify(state)) as State;
}

describe("a race", () => {
  test("ranks participants by the tick of their arrival", () => {
    const race = new Race(countingRace, { seed: 3, size: 3 });
    for (let tick = 0; tick < 110; tick += 1) {
      for (const [index, period] of [8, 2, 4].entries())
        race.addInputs(index, tick, [press(period, tick)]);
      race.advanceTo(tick + 1);
    }
    expect(race.order).toEqual([1, 2, 0]);
    expect(race.racers[1]?.finishedAt).toBeLessThan(race.racers[2]?.finishedAt ?? 0);
  });

  test("goes on without someone whose inputs don't come, and ends after a grace time", () => {
    const race = new Race(countingRace, { seed: 3, size: 2 });
    for (let tick = 0; tick < 100; tick += 1) race.addInputs(0, tick, [press(2, tick)]);
    expect(race.racers[0]?.tick).toBeLessThan(20);
    for (let tick = 0; tick < 100; tick += 1) {
      race.addInputs(0, tick, [press(2, tick)]);
      race.advanceTo(tick + 1);
    }
    expect(race.racers[0]?.finishedAt).not.toBeNull();
    expect(race.racers[1]).toMatchObject({ tick: 100 - lateTicks + 1, finishedAt: null });
    expect(race.isOver).toBe(false);
    race.advanceTo(100 + graceTicks);
    expect(race.isOver).toBe(true);
    expect(race.order).toEqual([0, 1]);
  });

  test("keeps the place of someone who leaves behind those who arrive", () => {
    const race = new Race(countingRace, { seed: 3, size: 2 });
    race.addInputs(1, 0, [button.a]);
    race.retire(1);
    for (let tick = 0; tick < 100; tick += 1) {
      race.advanceTo(tick);
      race.addInputs(0, tick, [press(2, tick)]);
    }
    expect(race.isOver).toBe(true);
    expect(race.order).toEqual([0, 1]);
  });

  test("takes no inputs of ticks far ahead of its clock", () => {
    const race = new Race(countingRace, { seed: 3, size: 2 });
    race.addInputs(
      0,
      0,
      Array.from({ length: 500 }, (_, tick) => press(2, tick)),
    );
    expect(race.racers[0]?.tick).toBeLessThan(20);
  });

  test("shows each participant the state that the server has, whatever the delays", () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 40 }), (seed, worstDelay) => {
        const race = new Race(countingRace, { seed: 9, size: 2 });
        const predictions = [0, 1].map(() => new Prediction(countingRace, 9));
        const random = { random: seed >>> 0 };
        /** Messages by the tick of their arrival: to the server, and corrections from it. */
        const sent: { due: number; deliver: () => void }[] = [];
        for (let tick = 0; tick < 600; tick += 1) {
          for (const [index, prediction] of predictions.entries())
            while (prediction.tick <= tick && !prediction.isFinished) {
              const input = press(3 + index, nextRandom(random) % 100);
              const at = prediction.tick;
              prediction.step(input);
              sent.push({
                due: tick + 1 + (nextRandom(random) % worstDelay),
                deliver: () => race.addInputs(index, at, [input]),
              });
            }
          race.advanceTo(tick);
          for (const message of sent.splice(0)) {
            if (message.due <= tick) message.deliver();
            else sent.push(message);
          }
          for (const [index, prediction] of predictions.entries()) {
            const correction = race.takeCorrection(index);
            if (correction) prediction.correct(correction.tick, copy(correction.state));
          }
        }
        for (const [index, prediction] of predictions.entries())
          expect(prediction.tick).toBe(race.racers[index]?.tick);
      }),
      { numRuns: 50 },
    );
  });
});
