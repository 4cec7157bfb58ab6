import { afterEach, expect, test } from "vitest";
import spanish from "#words/es.json";
import { packCatalog } from "./pack-catalog.ts";
import { sayText } from "./say.ts";
import { formatTheme } from "./format-theme.ts";
import { setActiveLanguage } from "./active-language.ts";

afterEach(() => setActiveLanguage("en", null));

test("localizes themes separately from moods", () => {
  expect(formatTheme("bedtime")).toBe("bedtime");
  setActiveLanguage("es", packCatalog(spanish));
  expect([sayText("bedtime"), formatTheme("bedtime")]).toEqual([
    "para dormir",
    "la hora de dormir",
  ]);
  expect(formatTheme("bees")).toBe("abejas");
  expect(formatTheme("a theme of somebody's own")).toBe("a theme of somebody's own");
});

test("localizes the two audio tracks", () => {
  setActiveLanguage("es", packCatalog(spanish));
  expect(["Spoken dialogue", "Original sounds"].map(sayText)).toEqual([
    "Diálogos en inglés",
    "Sonidos originales",
  ]);
});
