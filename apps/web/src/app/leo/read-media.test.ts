import { expect, test } from "vitest";
import { readMedia } from "./read-media.ts";

test.each([
  ["pause", { command: "pause" }],
  ["Leo, next please", { command: "next" }],
  ["rewind", { command: "seekBy", seconds: -10 }],
  ["louder", { command: "volumeBy", level: 0.1 }],
  ["subtitles off", { command: "captionsOff" }],
  ["skip the intro", { command: "skipIntro" }],
  ["Más bajito, por favor", { command: "volumeBy", level: -0.1 }],
  ["pon los subtítulos", { command: "captionsOn" }],
] as const)("“%s” is for the player", (text, media) => {
  expect(readMedia(text)).toEqual(media);
});

test.each(["pause for thought", "play star whale", "what is next week", ""])(
  "“%s” is for Leo",
  (text) => {
    expect(readMedia(text)).toBeNull();
  },
);
