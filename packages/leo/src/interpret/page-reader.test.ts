import { expect, test } from "vitest";
import { normalizeText } from "#text/normalize-text.ts";
import { readPage } from "./page-reader.ts";

function open(message: string, language: "en" | "es" = "es") {
  const understanding = readPage({ words: normalizeText(message), language })?.understanding;
  return understanding?.kind === "command" ? understanding.command : null;
}

test.each([
  "abre la nave espacial",
  "Abre la nave, por favor",
  "¡Llévame al espacio!",
  "llévanos a la galaxia",
  "Leo, quiero ir al espacio",
])("%s opens the spaceship", (message) => {
  expect(open(message)).toEqual({ intent: "openPage", slots: { pageId: "/spaceship" } });
});

test.each([
  "una película del espacio",
  "llévame al espacio con los dinosaurios",
  "muéstrame el espacio",
  "la nave espacial",
])("%s doesn’t", (message) => {
  expect(open(message)).toBeNull();
});

test.each([
  ["Let’s play something!", "en"],
  ["Leo, let's play something", "en"],
  ["can we play video games please", "en"],
  ["¡Vamos a jugar!", "es"],
  ["Leo, quiero jugar algo", "es"],
] as const)("%s opens the games", (message, language) => {
  expect(open(message, language)).toEqual({
    intent: "openPage",
    slots: { pageId: "/play-games" },
  });
});

test.each([
  ["play something", "en"],
  ["let's play hide and seek", "en"],
  ["let's play something funny", "en"],
  ["vamos a jugar a las escondidas", "es"],
  ["juega conmigo", "es"],
] as const)("%s doesn’t open them", (message, language) => {
  expect(open(message, language)).toBeNull();
});

test("English is left to its own sentences", () => {
  expect(open("abre vibes", "en")).toBeNull();
  expect(open("abre vibes")).toMatchObject({ slots: { pageId: "/vibes" } });
});
