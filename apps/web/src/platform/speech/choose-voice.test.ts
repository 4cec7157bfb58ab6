import { expect, test } from "vitest";
import { chooseVoice } from "./choose-voice.ts";

const voice = (name: string, lang: string) => ({ name, lang });
const zira = voice("Microsoft Zira", "en-US");
const david = voice("Microsoft David - English", "en-US");
const google = voice("Google UK English Male", "en-GB");
const female = voice("Google UK English Female", "en-GB");
const hans = voice("Hans", "de-DE");

const raul = voice("Microsoft Raul", "es-MX");
const monica = voice("Mónica", "es-ES");
const paulina = voice("Paulina", "es_MX");

test("a man's English voice, the pleasantest first", () => {
  expect(chooseVoice([zira, david, google], "en")).toBe(google);
  expect(chooseVoice([hans, zira, david], "en")).toBe(david);
});

test("a name that holds “male” in “female” is no man's", () => {
  expect(chooseVoice([female, david], "en")).toBe(david);
});

test("Spanish is read by a Spanish voice, of the Americas first", () => {
  expect(chooseVoice([david, monica, raul], "es")).toBe(raul);
  expect(chooseVoice([monica, paulina], "es")).toBe(paulina);
  expect(chooseVoice([monica, hans], "es")).toBe(monica);
});

test("no voice reads another language", () => {
  expect(chooseVoice([hans, zira], "en")).toBe(zira);
  expect(chooseVoice([hans], "en")).toBeNull();
  expect(chooseVoice([david, google], "es")).toBeNull();
  expect(chooseVoice([], "en")).toBeNull();
  expect(chooseVoice([david, monica, hans], "de")).toBe(hans);
  expect(chooseVoice([david, monica], "fr")).toBeNull();
});
