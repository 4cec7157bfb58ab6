import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { playHaptic, saveHapticsEnabled } from "./haptics.ts";

const vibrate = vi.fn<(pattern: number[]) => boolean>();
let matching: string[];
let hadGesture: boolean;

beforeEach(() => {
  matching = ["(pointer: coarse)"];
  hadGesture = true;
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: matching.includes(query) }));
  vi.stubGlobal("navigator", {
    vibrate,
    get userActivation() {
      return { hasBeenActive: hadGesture };
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vibrate.mockReset();
  saveHapticsEnabled(true);
});

test("vibrates on a refusal", () => {
  playHaptic("refused");
  expect(vibrate.mock.calls).toEqual([[[28, 50, 28]]]);
});

test("doesn't vibrate with reduced motion, before a gesture, or without a touch screen", () => {
  matching.push("(prefers-reduced-motion: reduce)");
  playHaptic("tick");
  matching = [];
  playHaptic("tick");
  matching = ["(pointer: coarse)"];
  hadGesture = false;
  playHaptic("tick");
  expect(vibrate).not.toHaveBeenCalled();
});

test("respects the setting", () => {
  saveHapticsEnabled(false);
  playHaptic("done");
  expect(vibrate).not.toHaveBeenCalled();
});
