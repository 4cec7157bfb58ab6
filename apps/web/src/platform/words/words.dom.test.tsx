import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import {
  formatClock,
  formatList,
  formatMoney,
  formatLanguageName,
  formatSpokenDuration,
} from "./formats.ts";
import { pickLanguage } from "@goldmane/contracts/languages";
import { packCatalog } from "./pack-catalog.ts";
import { sayParts } from "./say-parts.tsx";
import { localizeErrorMessage } from "./localize-error-message.ts";
import { say, sayPlural, sayText } from "./say.ts";
import { setActiveLanguage } from "./active-language.ts";

const spanish = packCatalog({
  "Find a film": "Busca una película",
  "Say it to {0} or {1}": "Díselo a {1} o a {0}",
  Kids: "Infantil",
  "This username is taken.": "Este nombre ya está cogido.",
  CONFLICT: "Así no se puede hacer.",
  "# film by {0} | # films by {0}": { one: "# película de {0}", other: "# películas de {0}" },
});

const countFilms = (count: number) =>
  sayPlural(count, { one: "# film by {0}", other: "# films by {0}" }, "Leo");

afterEach(() => {
  cleanup();
  setActiveLanguage("en", null);
});

test("uses the source text in English", () => {
  expect(say`Find a film`).toBe("Find a film");
  expect(say`${2} of ${3} seats, ${null}for ${"{0}"}`).toBe("2 of 3 seats, for {0}");
  expect([countFilms(1), countFilms(1200)]).toEqual(["1 film by Leo", "1,200 films by Leo"]);
});

test("reorders placeholders, and falls back to English", () => {
  setActiveLanguage("es", spanish);
  expect(say`Find a film`).toBe("Busca una película");
  expect(say`Say it to ${"Ana"} or ${"Leo"}`).toBe("Díselo a Leo o a Ana");
  expect([sayText("Kids"), say`Nobody translated ${"this"}`]).toEqual([
    "Infantil",
    "Nobody translated this",
  ]);
  expect([countFilms(1), countFilms(12_000)]).toEqual([
    "1 película de Leo",
    "12,000 películas de Leo",
  ]);
});

test("places elements where the translation puts them", () => {
  setActiveLanguage("es", spanish);
  const { container } = render(<p>{sayParts`Say it to ${<b key="b">Ana</b>} or ${"Leo"}`}</p>);
  expect(container.innerHTML).toBe("<p>Díselo a Leo o a <b>Ana</b></p>");
});

test("localizes server errors by message, then by code, else leaves them", () => {
  const tell = () => [
    localizeErrorMessage("CONFLICT", "This username is taken."),
    localizeErrorMessage("CONFLICT", "Leo has answered this already."),
    localizeErrorMessage("NOT_FOUND", "There is no such film."),
  ];
  expect(tell()).toEqual([
    "This username is taken.",
    "Leo has answered this already.",
    "There is no such film.",
  ]);
  setActiveLanguage("es", spanish);
  expect(tell()).toEqual([
    "Este nombre ya está cogido.",
    "Así no se puede hacer.",
    "There is no such film.",
  ]);
});

test("formats money, clocks, lists, languages and durations by locale", () => {
  const write = () => [
    formatMoney(-1499),
    formatClock("19:30"),
    formatClock("00:05"),
    formatList(["a", "b", "c"]),
    formatLanguageName("de"),
    formatLanguageName("?"),
    ...[0, 1, 65, 7322].map(formatSpokenDuration),
  ];
  expect(write()).toEqual([
    "−$14.99",
    "7:30 PM",
    "12:05 AM",
    "a, b, and c",
    "German",
    "?",
    "0 seconds",
    "1 second",
    "1 minute 5 seconds",
    "2 hours 2 minutes 2 seconds",
  ]);
  setActiveLanguage("es", spanish);
  expect(write()).toEqual([
    "−USD\u00a014.99",
    "7:30 p.m.",
    "12:05 a.m.",
    "a, b y c",
    "alemán",
    "?",
    "0 segundos",
    "1 segundo",
    "1 minuto 5 segundos",
    "2 horas 2 minutos 2 segundos",
  ]);
});

test("picks the device's language, then the browser's, then English", () => {
  expect(pickLanguage("es", "en-US")).toBe("es");
  expect(pickLanguage(null, "fr-CA", "es-MX", "en")).toBe("es");
  expect(pickLanguage("xx", "fr")).toBe("en");
});

test("rejects two messages with the same key", () => {
  // Enough messages for hash collisions.
  const words = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`word ${i}`, ""]));
  expect(() => packCatalog(words)).toThrow("another message’s");
});
