import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buzz, keepBuzz } from "./haptics.ts";

const vibrate = vi.fn<(pattern: number[]) => boolean>();
let matching: string[];
let wasTouched: boolean;

beforeEach(() => {
  matching = ["(pointer: coarse)"];
  wasTouched = true;
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: matching.includes(query) }));
  vi.stubGlobal("navigator", {
    vibrate,
    get userActivation() {
      return { hasBeenActive: wasTouched };
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vibrate.mockReset();
  keepBuzz(true);
});

test("a phone is felt when something was refused", () => {
  buzz("refused");
  expect(vibrate.mock.calls).toEqual([[[28, 50, 28]]]);
});

test("it keeps still for less motion, before the first touch, and where there is no finger", () => {
  matching.push("(prefers-reduced-motion: reduce)");
  buzz("tick");
  matching = [];
  buzz("tick");
  matching = ["(pointer: coarse)"];
  wasTouched = false;
  buzz("tick");
  expect(vibrate).not.toHaveBeenCalled();
});

test("whoever turned it off keeps it off", () => {
  keepBuzz(false);
  buzz("done");
  expect(vibrate).not.toHaveBeenCalled();
});
