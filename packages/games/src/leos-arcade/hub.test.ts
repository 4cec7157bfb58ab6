import { rounds } from "@goldmane/std/testing/sample";
import { describe, expect, test } from "vitest";
import { button, withPointer, type Input } from "#kernel/input.ts";
import { randomBelow } from "#kernel/random.ts";
import type { ArcadeState } from "./arcade.ts";
import { spotsOf } from "./choices.ts";
import { field, type Point } from "./field.ts";
import { hubPlaces, partyGrid, shelfGrid, type HubPlace } from "./hub.ts";
import { microGameIds } from "./micro-games.ts";
import { leosArcadeRules as rules } from "./rules.ts";

const options = rules.readOptions({ mode: "hub" });

function hold(state: ArcadeState, input: Input, ticks = 1): void {
  for (let tick = 0; tick < ticks; tick += 1) rules.step(state, [input]);
}

function press(state: ArcadeState, input: Input): void {
  hold(state, input);
  hold(state, 0);
}

function tap(state: ArcadeState, { x, y }: Point): void {
  press(
    state,
    withPointer(0, Math.floor((x * 255) / field.width), Math.floor((y * 255) / field.height)),
  );
}

/** Walks by arrows to a place of the hall. */
function walkTo(state: ArcadeState, place: HubPlace): void {
  const goal = hubPlaces[place];
  for (let tick = 0; tick < 300 && state.hub; tick += 1) {
    const { x, y } = state.hub;
    const sideways = x < goal.x - 5 ? button.right : x > goal.x + 5 ? button.left : 0;
    hold(state, sideways | (y > goal.y + 5 ? button.up : 0));
  }
  hold(state, 0);
}

describe("the hall", () => {
  test("leads to the medley by arrows and a button, and the medley's score counts", () => {
    const state = rules.start(4, options);
    walkTo(state, "medley");
    expect(state.hub?.near).toBe("medley");
    press(state, button.a);
    expect(state.medley).toMatchObject({ options: { mode: "medley", players: 1 } });
    while (!rules.resultOf(state)) hold(state, 0);
    expect(rules.resultOf(state)).toMatchObject({ score: 0, completed: true });
  });

  test("leads to each micro-game on the practice shelf, and back", () => {
    const state = rules.start(4, options);
    for (const [at, game] of microGameIds.entries()) {
      walkTo(state, "practice");
      press(state, button.a);
      expect(state.hub?.open).toBe("shelf");
      for (let row = 0; row < Math.trunc(at / shelfGrid.columns); row += 1)
        press(state, button.down);
      for (let column = 0; column < at % shelfGrid.columns; column += 1) press(state, button.right);
      press(state, button.a);
      expect(state.medley).toMatchObject({ game, options: { mode: "practice" } });
      while (state.medley) hold(state, 0);
    }
    expect(rules.resultOf(state)).toBeNull();
  });

  test("lets two to eight players begin by touch", () => {
    for (const players of [2, 8]) {
      const state = rules.start(4, options);
      tap(state, hubPlaces.party);
      hold(state, 0, 120);
      expect(state.hub?.open).toBe("party");
      tap(state, spotsOf(partyGrid)[players - 1] as Point);
      expect(state.medley?.players).toHaveLength(players);
    }
  });

  test("closes the shelf and the table without a choice", () => {
    const state = rules.start(4, options);
    walkTo(state, "practice");
    press(state, button.a);
    press(state, button.b);
    expect(state.hub?.open).toBeNull();
    walkTo(state, "party");
    press(state, button.a);
    press(state, button.left);
    press(state, button.a);
    expect(state).toMatchObject({ hub: { open: null }, medley: null });
  });

  test("lets Leo talk", () => {
    const state = rules.start(4, options);
    walkTo(state, "leo");
    press(state, button.a);
    press(state, button.a);
    expect(state.hub?.talks).toBe(2);
    expect(state.hub?.bubble).toBeGreaterThan(0);
  });

  test("is left by the door", () => {
    const state = rules.start(4, options);
    walkTo(state, "door");
    press(state, button.a);
    expect(rules.resultOf(state)).toMatchObject({ score: 0, completed: false });
  });

  test("ends when nobody plays, and for any inputs", () => {
    const idle = rules.start(4, options);
    let ticks = 0;
    for (; !rules.resultOf(idle); ticks += 1) hold(idle, 0);
    expect(ticks).toBeLessThan(rules.maxTicks);
    for (let seed = 0; seed < rounds({ usual: 4, whole: 100 }); seed += 1) {
      const random = { random: seed };
      const state = rules.start(seed, options);
      while (!rules.resultOf(state)) hold(state, randomBelow(random, 256), 6);
      expect(state.ticks).toBeLessThan(rules.maxTicks);
    }
  });
});
