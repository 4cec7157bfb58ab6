import { describe, expect, test } from "vitest";
import {
  answerKnowledge,
  type KnowledgeMoment,
  openKnowledge,
} from "#knowledge/answer-knowledge.ts";
import { countries, definitions } from "#knowledge/facts.ts";
import { questions } from "#knowledge/questions.ts";
import { finish } from "./finish.ts";
import { readVectors } from "./golden-known.ts";

const knowledge = finish(openKnowledge(readVectors()));

/** Wednesday, 3:05 PM in New York. */
const now = new Date("2026-11-25T20:05:00Z");
const moment: KnowledgeMoment = { language: "en", intent: null, now, timeZone: "America/New_York" };

function answer(message: string, parts: Partial<KnowledgeMoment> = {}): string | null {
  return answerKnowledge(message, { ...moment, ...parts }, knowledge)?.text ?? null;
}
const inSpanish = (message: string, parts: Partial<KnowledgeMoment> = {}) =>
  answer(message, { language: "es", ...parts });

describe("math", () => {
  test.each([
    ["7 times 8", "7 times 8 is 56."],
    ["what's 6x7", "6 times 7 is 42."],
    ["how much is half of 50", "Half of 50 is 25."],
    ["15 percent of 60", "15 percent of 60 is 9."],
    ["20% of 50", "20 percent of 50 is 10."],
    ["what is 3 quarters of 20", "Three quarters times 20 is 15."],
    ["two hundred and five plus one thousand", "205 plus 1,000 is 1,205."],
    ["what's a million times a million", "1,000,000 times 1,000,000 is 1,000,000,000,000."],
    ["eleven plus eleven", "11 plus 11 is 22."],
    ["what is for times for", "4 times 4 is 16."],
    ["17 divided by 5", "17 divided by 5 is 3.4, or 3 with 2 left over."],
    ["what's 12 minus 15", "12 minus 15 is −3."],
    ["0.1 + 0.2", "0.1 plus 0.2 is 0.3."],
    ["3 to the power of 4", "3 to the power of 4 is 81."],
    ["what's the square root of 81", "The square root of 81 is 9."],
    ["(2 + 3) * 4", "That makes 20."],
    ["is 17 a prime number", "Yes, 17 is a prime number: only 1 and 17 divide it evenly."],
    ["average of 4, 8 and 12", "The average is 8."],
    ["sum of 11 12 and 13", "11 plus 12 plus 13 is 36."],
    ["if i have 8 apples and eat 3 how many are left", "8 minus 3 is 5, so 5 are left."],
  ])("%s", (asked, expected) => {
    expect(answer(asked, { intent: "math" })).toBe(expected);
  });

  test.each([
    ["cuánto es siete por ocho", "7 por 8 es 56."],
    ["el 20 por ciento de 60", "El 20 por ciento de 60 es 12."],
    ["cuánto es mil entre cuatro", "1,000 entre 4 es 250."],
    ["cuánto es la mitad de 50", "La mitad de 50 es 25."],
    ["cuanto es sinco mas tres", "5 más 3 es 8."],
    ["la tabla del 7", "La tabla del 7: 7, 14, 21, 28, 35, 42, 49, 56, 63 y 70."],
    ["¿Cuál es la raíz cuadrada de 81?", "La raíz cuadrada de 81 es 9."],
  ])("%s", (asked, expected) => expect(inSpanish(asked, { intent: "math" })).toBe(expected));

  test.each(["9^9^9^9", "10**10**10", "factorial of 9999", "9999!", "(9^9)^(9^9)", "2^100000"])(
    "%s gets a kind answer and no calculation",
    (asked) => expect(answer(asked, { intent: "math" })).toMatch(/wouldn't fit/),
  );

  test("nothing is divided by zero, and no code is run", () => {
    expect(answer("5 divided by 0", { intent: "math" })).toMatch(/divide by zero/);
    for (const asked of ["import('fs') + 1", "f(x) = 2", "evaluate(1+1)", "[1,2,3] * 2"])
      expect(answer(asked) ?? "").not.toMatch(/\b(?:is|makes) \d/);
  });
});

describe("units", () => {
  test.each([
    ["how many feet in a mile", "1 mile is 5,280 feet."],
    ["convert 10 miles to kilometers", "10 miles are about 16.09 kilometers."],
    [
      "what is 100 fahrenheit in celsius",
      "100 degrees Fahrenheit are about 37.78 degrees Celsius.",
    ],
    ["how many ounces in a pound", "1 pound is 16 ounces."],
    ["how many seconds in an hour", "1 hour is 3,600 seconds."],
    ["how many days in a year", "A year has 365 days, and a leap year has 366."],
    ["what is 6 foot 2 in cm", "74 inches are 187.96 centimeters."],
    ["the recipe says 200 grams of flour, how many cups is that", /depends/],
  ])("%s", (asked, expected) => {
    expect(answer(asked, { intent: "units" })).toMatch(expected);
  });

  test.each([
    ["cuántos centímetros hay en un metro", "1 metro son 100 centímetros."],
    ["cuántas libras son un kilo", "1 kilo son más o menos 2.2 libras."],
    [
      "180 grados fahrenheit en celsius",
      "180 grados Fahrenheit son más o menos 82.22 grados Celsius.",
    ],
    ["cuántos minutos tiene un día", "1 día son 1,440 minutos."],
  ])("%s", (asked, expected) => expect(inSpanish(asked, { intent: "units" })).toBe(expected));
});

describe("dates", () => {
  test.each([
    ["what time is it", "It's 3:05 PM."],
    ["what day is it today", "Today is Wednesday, November 25, 2026."],
    ["what day is tomorrow", "Tomorrow is Thursday, November 26."],
    ["how many days until christmas", "30 days until Christmas, on Friday, December 25."],
    ["when is thanksgiving", "Thanksgiving is on Thursday, November 26."],
    ["when is easter", "Easter is on Sunday, March 28, 2027."],
    ["how long until my birthday on june 3rd", "190 days until Thursday, June 3."],
    [
      "how many days has february this year",
      "February has 28 days, or 29 in a leap year. In 2026 it has 28.",
    ],
    ["is it a leap year", "No, 2026 isn't a leap year. The next one is 2028."],
    ["how many hours until midnight", "8 hours and 55 minutes to go."],
    ["what time is it in tokyo", "In Tokyo it's 5:05 AM, Thursday."],
    ["is it weekend yet", "Not yet: it's Wednesday. 3 more sleeps."],
    ["which month is it", "It's November."],
    ["when is hanukkah", "Hanukkah is on Saturday, December 5."],
  ])("%s", (asked, expected) => expect(answer(asked, { intent: "date_time" })).toBe(expected));

  test.each([
    ["qué hora es", /^Son las 3:05/],
    ["qué día es hoy", /^Hoy es miércoles,? 25 de noviembre/],
    ["cuánto falta para navidad", /^Faltan 30 días para Navidad/],
    ["cuándo llegan los reyes magos", /Día de Reyes es el miércoles,? 6 de enero/],
    ["qué día cae el día de muertos", /Día de Muertos es el martes,? 2 de noviembre/],
    ["este año es bisiesto?", /^No, 2026 no es bisiesto/],
  ])("%s", (asked, expected) =>
    expect(inSpanish(asked, { intent: "date_time" })).toMatch(expected),
  );
});

describe("spelling", () => {
  test.each([
    ["how do you spell elephant", "E-L-E-P-H-A-N-T. Elephant."],
    ["how do you spell elefant", "E-L-E-P-H-A-N-T. Elephant."],
    ["spell necessary", "N-E-C-E-S-S-A-R-Y. Necessary."],
    ["how is beautiful spelled", "B-E-A-U-T-I-F-U-L. Beautiful."],
    ["how do u spel school", "S-C-H-O-O-L. School."],
    ["can you spell dinosaur", "D-I-N-O-S-A-U-R. Dinosaur."],
  ])("%s", (asked, expected) => expect(answer(asked, { intent: "spell" })).toBe(expected));

  test.each([
    ["cómo se escribe elefante", "E-L-E-F-A-N-T-E. Elefante."],
    ["deletrea murcielago", "M-U-R-C-I-É-L-A-G-O. Murciélago."],
    ["como se escrive dinosaurio", "D-I-N-O-S-A-U-R-I-O. Dinosaurio."],
  ])("%s", (asked, expected) => expect(inSpanish(asked, { intent: "spell" })).toBe(expected));
});

describe("countries", () => {
  test("every country has its capital, flag, language and continent in both languages", () => {
    for (const { en, es } of countries) {
      for (const what of [
        "what is the capital of",
        "what does the flag look like of",
        "what language do they speak in",
        "what continent is",
      ])
        expect(answer(`${what} ${en.name}`, { intent: "country" }), en.name).not.toBeNull();
      expect(
        inSpanish(`cuál es la capital de ${es.name}`, { intent: "country" }),
        es.name,
      ).toContain(es.capital);
    }
  });

  test.each([
    ["what is the capitol of peru", "The capital of Peru is Lima."],
    ["capital of kanada", "The capital of Canada is Ottawa."],
    ["what language do they speak in brazil", "In Brazil, people speak Portuguese."],
    ["where is egypt", /^Egypt is in Africa/],
    ["is africa a country", /continent/],
    ["what is the capital of texas", /isn't on my list/],
    ["what country is paris in", /Paris is the capital of France/],
  ])("%s", (asked, expected) => {
    expect(answer(asked, { intent: "country" })).toMatch(expected);
  });
});

describe("words", () => {
  test("every defined word is explained", () => {
    for (const { word, say } of definitions.en)
      expect(answer(`what does ${word} mean`, { intent: "define" }), word).toBe(say);
    for (const { word, say } of definitions.es)
      expect(inSpanish(`qué significa ${word}`, { intent: "define" }), word).toBe(say);
  });

  test("inflected and misspelled words are understood", () => {
    expect(answer("what does nervus mean", { intent: "define" })).toMatch(/nervous/i);
    expect(answer("what are volcanoes", { intent: "define" })).toMatch(/volcano/i);
    expect(inSpanish("q significa orgullosa", { intent: "define" })).toMatch(/orgullos/i);
  });

  test("everyday words are translated, and others honestly not", () => {
    expect(answer("what is dog in spanish", { intent: "translate" })).toBe(
      "“dog” is “el perro” in Spanish.",
    );
    expect(inSpanish("cómo se dice mariposa en inglés", { intent: "translate" })).toBe(
      "«la mariposa» en inglés se dice «butterfly».",
    );
    expect(answer("say thank you in japanese", { intent: "translate" })).toMatch(/haven't learned/);
  });
});

describe("questions", () => {
  test("every phrasing finds its answer, with a theme for a film", () => {
    const some = questions.filter((_, at) => at % 11 === 0);
    const missed = some.flatMap((entry) => [
      ...entry.ask.filter((ask) => answer(ask, { intent: "knowledge" }) !== entry.say),
      ...entry.es.ask.filter((ask) => inSpanish(ask, { intent: "knowledge" }) !== entry.es.say),
    ]);
    expect(missed).toEqual([]);
    const sky = answerKnowledge(
      "why is the sky blue",
      { ...moment, intent: "knowledge" },
      knowledge,
    );
    expect(sky).toMatchObject({ topic: "question", theme: expect.any(String) });
  });

  test.each([
    "why is my tablet slow",
    "play the blue planet",
    "a film about dragons",
    "tell your father dinner's getting cold",
    "turn on the lights",
  ])("%s is no question about the world", (message) => expect(answer(message)).toBeNull());

  test("no text is longer than a child listens", () => {
    for (const { id, say, es } of questions)
      for (const text of [say, es.say])
        expect(text.split(/\s+/).length, id).toBeLessThanOrEqual(60);
  });

  test("each id is used once", () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  });
});
