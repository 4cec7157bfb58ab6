import { expect, test } from "vitest";
import { chooseVoice } from "./choose-voice.ts";

const voice = (name: string, lang: string) => ({ name, lang });
const zira = voice("Microsoft Zira", "en-US");
const david = voice("Microsoft David - English", "en-US");
const google = voice("Google UK English Male", "en-GB");
const female = voice("Google UK English Female", "en-GB");
const hans = voice("Hans", "de-DE");

test("a man's English voice, the pleasantest first", () => {
  expect(chooseVoice([zira, david, google])).toBe(google);
  expect(chooseVoice([hans, zira, david])).toBe(david);
});

test("a name that holds “male” in “female” is no man's", () => {
  expect(chooseVoice([female, david])).toBe(david);
});

test("any English voice before another language, any before none", () => {
  expect(chooseVoice([hans, zira])).toBe(zira);
  expect(chooseVoice([hans])).toBe(hans);
  expect(chooseVoice([])).toBeNull();
});
