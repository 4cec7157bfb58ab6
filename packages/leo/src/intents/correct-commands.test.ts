import { expect, test } from "vitest";
import { correctCommands } from "./correct-commands.ts";

const isKnown = (word: string) => ["water", "story", "closer"].includes(word);

test.each([
  ["make it quiter pls", "make it quieter pls"],
  ["trun on the subtitels", "trun on the subtitles"],
  ["sube el bolumen", "sube el volumen"],
  ["come closer to the water", "come closer to the water"],
  ["play Clank", "play Clank"],
])("%s → %s", (said, meant) => expect(correctCommands(said, isKnown)).toBe(meant));
