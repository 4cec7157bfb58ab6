import { beforeEach, expect, test } from "vitest";
import { isEnterKey } from "./enter-keys.ts";

beforeEach(() => {
  document.body.innerHTML =
    '<main><p id="words">Words</p><input id="email" /><button id="close">Close</button><a id="cover" href="/kids">Kids</a></main>';
});

function press(selector: string, key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  document.querySelector(selector)?.dispatchEvent(event);
  return isEnterKey(event);
}

test.each(["Enter", " "])("%j enters from anywhere", (key) => {
  expect([press("body", key), press("#words", key)]).toEqual([true, true]);
});

test.each(["#email", "#close", "#cover"])("%s keeps its own key presses", (selector) => {
  expect([press(selector, "Enter"), press(selector, " ")]).toEqual([false, false]);
});

test("other keys, modified keys and key repeats don't enter", () => {
  expect(press("body", "a")).toBe(false);
  expect(press("body", "Enter", { altKey: true })).toBe(false);
  expect(press("body", "Enter", { repeat: true })).toBe(false);
});
