import { expect, test } from "vitest";
import { combine, isSteeringKey, steerByKeys, steerByPad, steerByStick } from "./read-controls.ts";
import { idleSteering } from "./flight.ts";

const pad = (axes: number[], pressed: number[] = []) => ({
  axes,
  buttons: Array.from({ length: 17 }, (_, index) => ({
    pressed: pressed.includes(index),
    value: pressed.includes(index) ? 1 : 0,
  })),
});

test("held keys add up; opposite ones cancel each other", () => {
  expect(steerByKeys(new Set(["ArrowUp", "KeyA"]))).toEqual({
    ...idleSteering,
    thrust: 1,
    turn: -1,
  });
  expect(steerByKeys(new Set(["ArrowLeft", "KeyD"])).turn).toBe(0);
  expect([isSteeringKey("ArrowUp"), isSteeringKey("Enter"), isSteeringKey("toString")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("the touch stick flies up to its edge and rests in its middle", () => {
  expect(steerByStick(0, -1)).toEqual({ ...idleSteering, thrust: 1 });
  expect(steerByStick(0.1, 0.1)).toEqual(idleSteering);
});

test("a game pad flies by stick, D-pad and triggers, without drift", () => {
  expect(steerByPad(pad([0.05, -0.1, 0, 0]))).toEqual(idleSteering);
  expect(steerByPad(pad([1, 0, 0, 0])).turn).toBe(1);
  expect(steerByPad(pad([0, 0, 0, 0], [12])).thrust).toBe(1);
  expect(steerByPad(pad([0, 0, 0, 0], [7])).thrust).toBe(1);
  expect(steerByPad({ axes: [], buttons: [] })).toEqual(idleSteering);
});

test("several sources never exceed full steering", () => {
  const full = { ...idleSteering, thrust: 1 };
  expect(combine([full, full, idleSteering])).toEqual(full);
});
