import { isHeld, isPressed, readPointer, type Button, type Input } from "#kernel/input.ts";
import { field, type Point } from "./field.ts";

/** The player's input in this tick and in the previous one. */
export interface Control {
  input: Input;
  before: Input;
}

export function holds({ input }: Control, name: Button): boolean {
  return isHeld(input, name);
}

export function presses({ input, before }: Control, name: Button): boolean {
  return isPressed(input, before, name);
}

/** The pointer in pixels of the field, or null while it is up. */
export function pointerOf({ input }: Control): Point | null {
  const pointer = readPointer(input);
  if (!pointer) return null;
  return {
    x: Math.floor((pointer.x * field.width) / 255),
    y: Math.floor((pointer.y * field.height) / 255),
  };
}

/** The pointer in the tick in which it comes down, otherwise null. */
export function tapOf(control: Control): Point | null {
  return readPointer(control.before) ? null : pointerOf(control);
}

/** Whether the main action begins: `a`, or a tap anywhere. */
export function acts(control: Control): boolean {
  return presses(control, "a") || tapOf(control) !== null;
}
