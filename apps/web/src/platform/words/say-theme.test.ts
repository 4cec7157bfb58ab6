import { afterEach, expect, test } from "vitest";
import spanish from "#words/es.json";
import { packWords } from "./pack-words.ts";
import { sayText } from "./say.ts";
import { sayTheme } from "./say-theme.ts";
import { speak } from "./spoken.ts";

afterEach(() => speak("en", null));

test("what a film is about is said in the viewer's language, and apart from how it feels", () => {
  expect(sayTheme("bedtime")).toBe("bedtime");
  speak("es", packWords(spanish));
  expect([sayText("bedtime"), sayTheme("bedtime")]).toEqual(["para dormir", "la hora de dormir"]);
  expect(sayTheme("bees")).toBe("abejas");
  expect(sayTheme("a theme of somebody's own")).toBe("a theme of somebody's own");
});

test("the two sounds of a film are named in the viewer's language", () => {
  speak("es", packWords(spanish));
  expect(["With voices", "Without voices"].map(sayText)).toEqual(["Con voces", "Sin voces"]);
});
