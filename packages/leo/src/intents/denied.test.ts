import { expect, test } from "vitest";
import { normalizeSpanish } from "#slots/normalize-spanish.ts";
import { normalizeText } from "#text/normalize-text.ts";
import type { IntentName } from "./intent-names.ts";
import { isDenied } from "./denied.ts";

const denied = (intent: IntentName, text: string) => isDenied(intent, normalizeText(text), "en");
const negado = (intent: IntentName, text: string) => isDenied(intent, normalizeSpanish(text), "es");

test("what must not be done is not done", () => {
  expect(denied("watchlist_add", "don't add Clank to my list")).toBe(true);
  expect(denied("pause", "do not pause")).toBe(true);
  expect(denied("play_title", "please never play that again")).toBe(true);
  expect(denied("pause", "if I sneeze, stop")).toBe(true);
  expect(negado("pause", "no la pauses")).toBe(true);
});

test("a denial that means a request is one", () => {
  expect(denied("captions_off", "don't show the words")).toBe(false);
  expect(denied("stop_music", "I don't want to hear this")).toBe(false);
  expect(denied("exclude", "no dragons please")).toBe(false);
  expect(negado("exclude", "no quiero brujas")).toBe(false);
});

test("a plain request is not denied", () => {
  expect(denied("pause", "please pause")).toBe(false);
  expect(denied("play_title", "no, play Clank")).toBe(false);
  expect(denied("seek_back", "I don't understand, go back a bit")).toBe(false);
});
