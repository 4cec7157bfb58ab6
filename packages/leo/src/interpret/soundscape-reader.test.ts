import { expect, test } from "vitest";
import { normalizeText } from "#text/normalize-text.ts";
import { readSoundscape } from "./soundscape-reader.ts";

function read(message: string) {
  const reading = readSoundscape({ words: normalizeText(message) });
  const understanding = reading?.understanding;
  return understanding?.kind === "command" && understanding.command.intent === "setVibe"
    ? understanding.command.slots
    : null;
}

test.each([
  ["play rain sounds", ["rain"]],
  ["Can you play some soft rain and waves please?", ["rain", "waves"]],
  ["something like rain in a forest", ["rain", "birds", "wind"]],
  ["thunderstorm noises to sleep", ["thunder", "rain"]],
  ["I want to hear a campfire", ["fire"]],
  ["sonidos de lluvia", ["rain"]],
  ["ponme el mar", ["waves"]],
  ["ruido de tren de fondo", ["train"]],
])("%s is a mix of nature sounds", (message, nature) => {
  expect(read(message)).toEqual({ nature });
});

test.each([
  ["music for homework", { mood: "focused" }],
  ["some quiet music to fall asleep", { mood: "calm", shaper: "zen-flute", nature: ["rain"] }],
  ["I can’t sleep", { mood: "calm", shaper: "zen-flute", nature: ["rain"] }],
  [
    "Leo, my daughter still can't fall asleep",
    { mood: "calm", shaper: "zen-flute", nature: ["rain"] },
  ],
  ["no puedo dormir", { mood: "calm", shaper: "zen-flute", nature: ["rain"] }],
  ["música para hacer la tarea", { mood: "focused" }],
  ["música para relajarme", { mood: "calm" }],
])("%s is a mood", (message, slots) => {
  expect(read(message)).toEqual(slots);
});

test.each([
  "what sound does a train make",
  "a film about rain",
  "a story with sounds of the sea",
  "play the sea comes to tea",
  "i want a train",
  "rain",
  "stop the rain sounds",
  "music for my birthday",
  "a dragon who can't sleep",
  "I can't sleep because I'm scared",
  "tuve una pesadilla y no puedo dormir",
  "una película sobre el mar",
  "cómo suena un tren",
])("%s is something else", (message) => {
  expect(read(message)).toBeNull();
});
