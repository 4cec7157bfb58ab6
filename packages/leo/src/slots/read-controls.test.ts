import { expect, test } from "vitest";
import { openLists } from "#resolve/open-lists.ts";
import type { Language } from "#distress/distress.ts";
import type { Person } from "#understanding.ts";
import {
  readBedtime,
  readBlockedWord,
  readLeoRight,
  readLimit,
  readRating,
} from "./read-controls.ts";
import { SlotReader } from "./slot-reader.ts";

const people: readonly Person[] = [
  { id: "1", name: "Mia", role: "child" },
  { id: "2", name: "Noah", role: "teen" },
];
const lists = openLists({
  titles: [],
  previews: [],
  links: [],
  tracks: [],
  genres: [],
  pages: [],
  vibes: { moods: [], shapers: [], visuals: [] },
  server: { titleCount: 0, monthlyPrice: "", plans: [] },
});

function read(message: string, language: Language = "en"): SlotReader {
  const moment = { history: [], people };
  return new SlotReader({ lists, namedIn: () => [], message, language, moment, shown: [] });
}

test("a limit says how long, and for which days", () => {
  expect(readLimit(read("set 30 minutes for Mia"))).toEqual({
    kind: "limit",
    minutes: 30,
    days: "all",
  });
  expect(readLimit(read("only an hour on school nights for Mia"))).toMatchObject({
    minutes: 60,
    days: "school",
  });
  expect(readLimit(read("dos horas los fines de semana", "es"))).toMatchObject({
    minutes: 120,
    days: "weekend",
  });
  expect(readLimit(read("take off the time limit for Noah"))).toMatchObject({ minutes: null });
  expect(readLimit(read("Mia watches too much"))).toBeNull();
});

test("a bedtime says when; a change by minutes is left to its page", () => {
  expect(readBedtime(read("bedtime at 8:15 for Mia"))).toMatchObject({ minutes: 20 * 60 + 15 });
  expect(readBedtime(read("quita la hora de dormir", "es"))).toMatchObject({ minutes: null });
  expect(readBedtime(read("move bedtime back 20 minutes"))).toBeNull();
});

test("a rating has to be named", () => {
  expect(readRating(read("only G films for Mia"))).toEqual({ kind: "rating", rating: "G" });
  expect(readRating(read("Noah can watch PG-13"))).toEqual({ kind: "rating", rating: "PG-13" });
  expect(readRating(read("nothing scary for Mia"))).toBeNull();
});

test("a word to block is the one after “the word”, or the last", () => {
  expect(readBlockedWord(read("block the word ghost"))).toEqual({
    kind: "blockWord",
    word: "ghost",
  });
  expect(readBlockedWord(read("no films about spiders"))).toEqual({
    kind: "blockWord",
    word: "spiders",
  });
  expect(readBlockedWord(read("bloquea la palabra bruja", "es"))).toMatchObject({ word: "bruja" });
});

test("turning off Leo's ears leaves his words", () => {
  expect(readLeoRight(read("turn Leo off for Mia"))).toEqual({ kind: "leo", allow: "off" });
  expect(readLeoRight(read("turn off the microphone for Mia"))).toMatchObject({
    allow: "noMicrophone",
  });
});

test("a person is named, or the only one who could be meant", () => {
  expect(read("give Mia's tablet a rest").person()?.id).toBe("1");
  expect(read("a limit for my daughter").person()?.id).toBe("1");
  expect(read("para mi hija", "es").person()?.id).toBe("1");
  expect(read("for Mia and Noah").person()).toBeNull();
  expect(read("for my grandma").person()).toBeNull();
});
