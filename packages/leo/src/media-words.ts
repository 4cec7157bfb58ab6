import type { Command } from "./command.ts";

/** Commands for a playing film that the browser can carry out without asking a server. */
const mediaWords: readonly [readonly string[], Command][] = [
  [
    ["pause", "stop", "wait", "hold on", "pause it", "stop it", "freeze"],
    { intent: "pause", slots: {} },
  ],
  [
    ["play", "resume", "continue", "go on", "carry on", "keep going", "keep playing"],
    { intent: "resume", slots: {} },
  ],
  [["next", "skip", "next one", "next episode"], { intent: "next", slots: {} }],
  [["previous", "previous one"], { intent: "previous", slots: {} }],
  [
    ["restart", "start over", "start again", "from the beginning", "from the start"],
    { intent: "restart", slots: {} },
  ],
  [
    ["rewind", "go back", "back up", "go back a bit", "rewind a bit"],
    { intent: "seekBy", slots: { seconds: -10 } },
  ],
  [
    ["fast forward", "skip ahead", "skip forward", "jump ahead"],
    { intent: "seekBy", slots: { seconds: 10 } },
  ],
  [["louder", "volume up", "turn it up"], { intent: "volumeBy", slots: { steps: 1 } }],
  [
    ["quieter", "softer", "volume down", "turn it down"],
    { intent: "volumeBy", slots: { steps: -1 } },
  ],
  [["mute", "mute it", "sound off"], { intent: "mute", slots: { on: true } }],
  [["unmute", "sound on"], { intent: "mute", slots: { on: false } }],
  [
    ["subtitles", "subtitles on", "captions on", "turn on subtitles"],
    { intent: "captions", slots: { on: true } },
  ],
  [
    ["subtitles off", "captions off", "no subtitles", "turn off subtitles"],
    { intent: "captions", slots: { on: false } },
  ],
  [["full screen", "fullscreen"], { intent: "fullscreen", slots: { on: true } }],
  [["exit full screen", "exit fullscreen"], { intent: "fullscreen", slots: { on: false } }],
  [["skip intro", "skip the intro"], { intent: "skip", slots: { part: "intro" } }],
  [["skip credits", "skip the credits"], { intent: "skip", slots: { part: "credits" } }],
];

/** The same in Spanish, without accents. */
const spanishWords: readonly [readonly string[], Command][] = [
  [["pausa", "para", "detente", "pon pausa", "espera"], { intent: "pause", slots: {} }],
  [["sigue", "continua", "reproduce", "dale play"], { intent: "resume", slots: {} }],
  [["siguiente", "la siguiente", "siguiente pelicula"], { intent: "next", slots: {} }],
  [["anterior", "la anterior"], { intent: "previous", slots: {} }],
  [["desde el principio", "empieza de nuevo"], { intent: "restart", slots: {} }],
  [["retrocede", "atrasa"], { intent: "seekBy", slots: { seconds: -10 } }],
  [["adelanta", "avanza"], { intent: "seekBy", slots: { seconds: 10 } }],
  [
    ["mas fuerte", "mas alto", "sube el volumen", "subele"],
    { intent: "volumeBy", slots: { steps: 1 } },
  ],
  [
    ["mas bajo", "mas bajito", "baja el volumen", "bajale"],
    { intent: "volumeBy", slots: { steps: -1 } },
  ],
  [["silencio", "quita el sonido"], { intent: "mute", slots: { on: true } }],
  [["pon el sonido", "con sonido"], { intent: "mute", slots: { on: false } }],
  [
    ["subtitulos", "pon subtitulos", "pon los subtitulos"],
    { intent: "captions", slots: { on: true } },
  ],
  [["sin subtitulos", "quita los subtitulos"], { intent: "captions", slots: { on: false } }],
  [["pantalla completa"], { intent: "fullscreen", slots: { on: true } }],
  [["salta la intro"], { intent: "skip", slots: { part: "intro" } }],
];

const spanishCommands = new Map(
  spanishWords.flatMap(([phrases, command]) => phrases.map((phrase) => [phrase, command] as const)),
);

const commands = new Map(
  mediaWords.flatMap(([phrases, command]) => phrases.map((phrase) => [phrase, command] as const)),
);

/** Every English phrase that `readMediaWord` knows, as hints for a speech recognizer. */
export const mediaPhrases: readonly string[] = [...commands.keys()];

/** The player command for a short phrase, equal to the engine's interpretation; otherwise null. */
export function readMediaWord(text: string): Command | null {
  const words = text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, " ")
    .trim()
    .replace(/^(?:(?:hey|ok|okay|oye) )?leo /, "")
    .replace(/ (?:please|leo|now|por favor)$/, "");
  return commands.get(words) ?? spanishCommands.get(words) ?? null;
}
