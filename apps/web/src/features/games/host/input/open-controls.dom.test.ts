import { button, withPointer } from "@goldmane/games/kernel/input";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changeGameSettings, gameSettings } from "#features/games/host/settings/game-settings.ts";
import { type Controls, openControls } from "./open-controls.ts";

const onPause = vi.fn<() => void>();
const standard = gameSettings.get();
let isHeldForSecond = false;
let isPlaying = true;
let field: HTMLElement;
let controls: Controls;

beforeEach(() => {
  isHeldForSecond = false;
  isPlaying = true;
  field = document.body.appendChild(document.createElement("div"));
  controls = openControls(field, {
    onPause,
    isPlaying: () => isPlaying,
    isHeldForSecond: () => isHeldForSecond,
  });
});
afterEach(() => {
  controls.close();
  field.remove();
  changeGameSettings(standard);
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

/** A key press from a keyboard or remote control. Key events that the app dispatches aren't trusted. */
function key(type: "keydown" | "keyup", code: string, isTrusted = true): KeyboardEvent {
  const event = new KeyboardEvent(type, { key: code, code, bubbles: true, cancelable: true });
  Object.defineProperty(event, "isTrusted", { value: isTrusted });
  field.dispatchEvent(event);
  return event;
}

function readTimes(times: number): number | undefined {
  let last: number | undefined;
  for (let at = 0; at < times; at += 1) [last] = controls.read(1);
  return last;
}

function plugIn(pads: { pressed: number[]; axes?: number[] }[]): void {
  const getGamepads = () =>
    pads.map(({ pressed, axes = [0, 0] }, index) => ({
      index,
      connected: true,
      axes,
      buttons: Array.from({ length: 16 }, (_, at) => ({ pressed: pressed.includes(at) })),
    }));
  vi.stubGlobal("navigator", Object.create(navigator, { getGamepads: { value: getGamepads } }));
}

test("arrows and OK of a remote control are held until they are let go", () => {
  key("keydown", "ArrowRight");
  key("keydown", "Enter");
  expect(controls.read(1)).toEqual([button.right | button.a]);
  key("keyup", "ArrowRight");
  expect(controls.read(1)).toEqual([button.a]);
  expect(readTimes(120)).toBe(button.a);
});

test("where the game asks for it, a held OK key presses the second button", () => {
  isHeldForSecond = true;
  key("keydown", "Enter");
  expect(readTimes(29)).toBe(button.a);
  expect(readTimes(1)).toBe(button.b);
  key("keyup", "Enter");
  expect(readTimes(1)).toBe(0);
  key("keydown", "Space");
  expect(readTimes(60)).toBe(button.a);
});

test.each([
  ["Escape", true],
  ["KeyP", true],
  ["MediaPlayPause", true],
  ["Escape, as the Back key of a remote control is sent,", false],
])("%s pauses, and goes no further", (name, isTrusted) => {
  const event = key("keydown", name.split(",")[0] ?? "", isTrusted);
  expect(onPause).toHaveBeenCalledOnce();
  expect(event.defaultPrevented).toBe(true);
});

test("arrows that the app sends for a game pad aren't read twice", () => {
  expect(key("keydown", "ArrowRight", false).defaultPrevented).toBe(false);
  expect(controls.read(1)).toEqual([0]);
});

test("two players share a keyboard, and each has a pad", () => {
  key("keydown", "KeyD");
  key("keydown", "ArrowLeft");
  expect(controls.read(2)).toEqual([button.right, button.left]);
  plugIn([{ pressed: [0] }, { pressed: [1] }]);
  expect(controls.read(2)).toEqual([button.right | button.a, button.left | button.b]);
});

test("a pad's buttons follow the settings, and a stick counts beyond the dead zone", () => {
  changeGameSettings({ pad: { a: 5, b: 0, x: 2, y: 3 }, deadZone: 50 });
  plugIn([{ pressed: [0, 5], axes: [0.45, -0.9] }]);
  expect(controls.read(1)).toEqual([button.a | button.b | button.up]);
  changeGameSettings({ deadZone: 40 });
  expect(controls.read(1)).toEqual([button.a | button.b | button.up | button.right]);
});

test("a pad's start button pauses once, and so does losing the pad", () => {
  plugIn([{ pressed: [9] }]);
  readTimes(3);
  expect(onPause).toHaveBeenCalledOnce();
  dispatchEvent(new Event("gamepaddisconnected"));
  expect(onPause).toHaveBeenCalledTimes(2);
});

test("a pad plays nothing while a race's menu is open, and its start button closes it", () => {
  isPlaying = false;
  plugIn([{ pressed: [0, 9] }]);
  expect(controls.read(2)).toEqual([0, 0]);
  expect(onPause).toHaveBeenCalledOnce();
});

test("a pad's button that pressed a menu's button counts once it has been let go", () => {
  plugIn([{ pressed: [0, 15] }]);
  controls.release();
  expect(readTimes(2)).toBe(button.right);
  plugIn([{ pressed: [] }]);
  expect(readTimes(1)).toBe(0);
  plugIn([{ pressed: [0] }]);
  expect(readTimes(1)).toBe(button.a);
});

test("a tap holds its button for a moment", () => {
  controls.tap("up");
  expect(readTimes(8)).toBe(button.up);
  expect(readTimes(1)).toBe(0);
});

test("a key, a button or a touch that ends before it is read counts once", () => {
  key("keydown", "Space");
  key("keyup", "Space");
  controls.press("x", true);
  controls.press("x", false);
  controls.point({ x: 1, y: 0 });
  controls.point(null);
  expect(controls.read(1)).toEqual([withPointer(button.a | button.x, 255, 0)]);
  expect(controls.read(1)).toEqual([0]);
});
