import { expect, test } from "vitest";
import { normalizeText } from "#text/normalize-text.ts";
import { normalizeSpanish } from "./normalize-spanish.ts";
import { findClock, findDuration } from "./read-time.ts";

const clock = (text: string) => findClock(normalizeText(text), "en");
const reloj = (text: string) => findClock(normalizeSpanish(text), "es");
const at = (hour: number, minutes = 0) => hour * 60 + minutes;

test("a duration is found anywhere in a sentence", () => {
  const seconds = (text: string) => findDuration(normalizeText(text));
  expect(seconds("please skip ahead thirty seconds")).toBe(30);
  expect(seconds("give Mia 15 more minutes, I mean 20 minutes")).toBe(20 * 60);
  expect(seconds("an hour and a half of screen time")).toBe(90 * 60);
  expect(seconds("stop in 1 hour and 20 minutes")).toBe(80 * 60);
  expect(seconds("half an hour for Noah")).toBe(30 * 60);
  expect(seconds("a couple of minutes back")).toBe(120);
  expect(seconds("number 5")).toBeNull();
});

test("a duration is found in Spanish", () => {
  const seconds = (text: string) => findDuration(normalizeSpanish(text));
  expect(seconds("adelántala treinta segundos")).toBe(30);
  expect(seconds("dale media hora más a Sofía")).toBe(30 * 60);
  expect(seconds("una hora y media al día")).toBe(90 * 60);
  expect(seconds("cuarenta y cinco minutos")).toBe(45 * 60);
  expect(seconds("un ratito")).toBeNull();
});

test("a time without “am” is in the afternoon or evening", () => {
  expect(clock("set bedtime to 8")).toBe(at(20));
  expect(clock("bedtime at 7:30 for Mia")).toBe(at(19, 30));
  expect(clock("lights out at half past seven")).toBe(at(19, 30));
  expect(clock("at quarter to nine")).toBe(at(20, 45));
  expect(clock("wake up at 7 am")).toBe(at(7));
  expect(clock("a party at noon")).toBe(at(12));
  expect(clock("in 20 minutes")).toBeNull();
});

test("a time is read in Spanish", () => {
  expect(reloj("ponle hora de dormir a las ocho y media")).toBe(at(20, 30));
  expect(reloj("a las 9 de la noche")).toBe(at(21));
  expect(reloj("a las siete menos cuarto")).toBe(at(18, 45));
  expect(reloj("a las 7 de la mañana")).toBe(at(7));
  expect(reloj("a la una")).toBe(at(13));
  expect(reloj("en 20 minutos")).toBeNull();
});
