import { approach } from "#kernel/fixed.ts";
import { button } from "#kernel/input.ts";
import { holds, pointerOf, type Control } from "./control.ts";
import { clamp, field, type Point } from "./field.ts";
import type { Demonstration } from "./micro-game.ts";

/** Moves a point by the arrows or toward the pointer, at most `speed` pixels on each axis. */
export function steer(point: Point, control: Control, speed: number, margin = 50): void {
  const pointer = pointerOf(control);
  const goal = pointer ?? {
    x: point.x + arrows(control, "left", "right") * speed,
    y: point.y + arrows(control, "up", "down") * speed,
  };
  point.x = clamp(approach(point.x, goal.x, speed), margin, field.width - margin);
  point.y = clamp(approach(point.y, goal.y, speed), margin, field.height - margin);
}

/** The same for a point that only moves sideways. */
export function steerX(point: { x: number }, control: Control, speed: number): void {
  const moved = { x: point.x, y: 100 };
  steer(moved, control, speed);
  point.x = moved.x;
}

/** −1, 0 or 1: which of two opposite arrows is held. */
export function arrows(control: Control, less: "left" | "up", more: "right" | "down"): number {
  return Number(holds(control, more)) - Number(holds(control, less));
}

/** A demonstration that goes from a point to a goal. */
export function goTo(from: Point, goal: Point, speed: number): Demonstration {
  let buttons = 0;
  if (goal.x < from.x - speed) buttons |= button.left;
  if (goal.x > from.x + speed) buttons |= button.right;
  if (goal.y < from.y - speed) buttons |= button.up;
  if (goal.y > from.y + speed) buttons |= button.down;
  return { buttons, touch: goal };
}
