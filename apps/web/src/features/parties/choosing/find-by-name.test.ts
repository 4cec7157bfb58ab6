import type { TitleCard } from "@goldmane/contracts/library/schema";
import { expect, test } from "vitest";
import { findByName } from "./find-by-name.ts";

const film = (title: string, tagline: string) =>
  ({ title, tagline, moods: ["funny"] }) as TitleCard;
const films = [film("Tin Moon", "A robot goes up."), film("Señor Búho", "An owl stays awake.")];

test("finds a film by words of its name and tagline, ignoring accents", () => {
  const names = (typed: string) => findByName(films, typed).map(({ title }) => title);
  expect(names("")).toEqual(["Tin Moon", "Señor Búho"]);
  expect(names("buho senor")).toEqual(["Señor Búho"]);
  expect(names("FUNNY moon")).toEqual(["Tin Moon"]);
  expect(names("moon owl")).toEqual([]);
});
