import type { Clip } from "#interactive/interactive-film.ts";

const star = { id: "star", kind: "star", at: 0.86, height: 0.5, size: 1.1 } as const;

export const evening: Readonly<Record<string, Clip>> = {
  boom: {
    music: { mood: "dreamy", intensity: 0.4 },
    scenes: [
      {
        beat: "setup",
        backdrop: "sky",
        time: "dusk",
        cast: [
          { who: "maroo", at: 0.32, height: 0.08, facing: "right", feel: "happy" },
          { who: "tuffet", at: 0.74, facing: "right", feel: "happy" },
        ],
        props: [star],
        steps: [
          { camera: "wide", move: "push" },
          { who: "tuffet", do: "point", to: "star", seconds: 1.4 },
          { who: "tuffet", say: "There. The evening is up. Goodnight, sky.", feel: "happy" },
          { camera: "medium", on: "maroo" },
          { who: "maroo", say: "Goodnight, Tuff… BOOM.", feel: "surprised" },
          { sound: "thud" },
          { camera: "wide", move: "shake" },
          { who: "tuffet", do: "jump", seconds: 1.1 },
          { who: "tuffet", say: "Maroo! Did you swallow something again?", feel: "angry" },
          { camera: "close", on: "maroo" },
          { who: "maroo", say: "No. Only air. Boom. And a hat. Boom.", feel: "shy" },
          { sound: "thud" },
          { camera: "wide" },
          { who: "maroo", do: "jump", seconds: 0.9 },
          { sound: "thud" },
          { who: "tuffet", do: "fall", seconds: 1.8 },
          { camera: "medium", on: "tuffet" },
          { wait: 0.6 },
          { who: "tuffet", say: "That was four-four time.", feel: "surprised" },
        ],
      },
    ],
  },
  list: {
    music: { mood: "funny", intensity: 0.45 },
    scenes: [
      {
        beat: "setup",
        backdrop: "sky",
        time: "dusk",
        cast: [
          { who: "maroo", at: 0.32, height: 0.06, facing: "right", feel: "shy" },
          { who: "tuffet", at: 0.66, facing: "left", feel: "neutral" },
        ],
        props: [
          { ...star, at: 0.92 },
          { id: "paper", kind: "map", at: 0.75, size: 0.9 },
        ],
        steps: [
          { camera: "wide" },
          { who: "tuffet", do: "pick-up", to: "paper", seconds: 1.4 },
          { who: "tuffet", say: "I keep a list. On Monday: a kite.", feel: "neutral" },
          { camera: "close", on: "maroo" },
          { who: "maroo", say: "It waved at me. I waved back. Inwards.", feel: "shy" },
          { camera: "two", on: ["maroo", "tuffet"] },
          { who: "tuffet", say: "On Tuesday: two umbrellas. MY umbrellas.", feel: "angry" },
          { who: "maroo", say: "It looked like rain. Boom.", feel: "shy" },
          { sound: "thud" },
          { who: "maroo", do: "jump", seconds: 0.9 },
          { camera: "medium", on: "tuffet" },
          { who: "tuffet", do: "jump", seconds: 1 },
          { wait: 0.5 },
          { who: "tuffet", say: "Nothing on this list can play the DRUM.", feel: "surprised" },
        ],
      },
    ],
  },
  listen: {
    music: { mood: "funny", intensity: 0.45 },
    scenes: [
      {
        beat: "setup",
        backdrop: "sky",
        time: "dusk",
        cast: [
          { who: "maroo", at: 0.36, height: 0.06, facing: "right", feel: "shy" },
          { who: "tuffet", at: 0.8, facing: "left", feel: "neutral" },
        ],
        props: [{ ...star, at: 0.9 }],
        steps: [
          { camera: "wide" },
          { who: "tuffet", do: "walk", to: 0.58, seconds: 1.8 },
          { who: "tuffet", do: "knock", to: "maroo", seconds: 1.6 },
          { sound: "knock" },
          { camera: "two", on: ["maroo", "tuffet"] },
          { who: "tuffet", say: "Hello? Is anybody in this whale?", feel: "excited" },
          { wait: 0.6 },
          { sound: "thud" },
          { who: "maroo", say: "Boom, boom, tish.", feel: "surprised" },
          { who: "tuffet", do: "dance", seconds: 2 },
          { who: "tuffet", say: "It is good! No. It is LATE.", feel: "silly" },
          { camera: "close", on: "maroo" },
          { who: "maroo", say: "I am tired, and my tummy wants to party.", feel: "sleepy" },
          { camera: "medium", on: "tuffet" },
          { who: "tuffet", look: "camera" },
          { who: "tuffet", say: "I could go in. Or we feed it until it stops.", feel: "surprised" },
        ],
      },
    ],
  },
  "idle-listen": {
    scenes: [
      {
        beat: "setup",
        backdrop: "sky",
        time: "dusk",
        cast: [
          { who: "maroo", at: 0.36, height: 0.06, facing: "right", feel: "shy" },
          { who: "tuffet", at: 0.64, facing: "left", feel: "neutral" },
        ],
        props: [{ ...star, at: 0.9 }],
        steps: [
          { camera: "wide" },
          { sound: "thud" },
          { who: "maroo", do: "jump", seconds: 0.9 },
          { who: "tuffet", do: "dance", seconds: 1.8 },
          { sound: "thud" },
          { who: "maroo", do: "jump", seconds: 0.9 },
          { who: "tuffet", do: "shake-head", seconds: 1.3 },
        ],
      },
    ],
  },
  menu: {
    music: { mood: "playful", intensity: 0.5 },
    scenes: [
      {
        beat: "conflict",
        backdrop: "sky",
        time: "dusk",
        cast: [
          { who: "maroo", at: 0.34, height: 0.06, facing: "right", feel: "happy" },
          { who: "tuffet", at: 0.76, facing: "left", feel: "proud" },
        ],
        props: [
          { id: "table", kind: "table", at: 0.6, size: 0.9, color: "#e0785a" },
          { id: "cake", kind: "cake", at: 0.58, on: "table", size: 0.8 },
          { id: "bowl", kind: "bowl", at: 0.64, on: "table", size: 0.7 },
        ],
        steps: [
          { camera: "wide" },
          { who: "tuffet", say: "Supper for a whale and his drummer!", feel: "proud" },
          { who: "maroo", do: "eat", seconds: 1.6 },
          { prop: "cake", becomes: "gone" },
          { sound: "munch" },
          { wait: 0.4 },
          { who: "maroo", say: "Boom… munch… boom… munch…", feel: "surprised" },
          { camera: "two", on: ["maroo", "tuffet"] },
          { who: "tuffet", say: "It is eating your supper in there!", feel: "surprised" },
          { camera: "close", on: "maroo" },
          { who: "maroo", look: "camera" },
          { who: "maroo", say: "Then we need more. Aaaaah…", feel: "happy" },
        ],
      },
    ],
  },
  full: {
    music: { mood: "funny", intensity: 0.5 },
    scenes: [
      {
        beat: "conflict",
        backdrop: "sky",
        time: "dusk",
        cast: [
          { who: "maroo", at: 0.38, height: 0.06, facing: "right", feel: "happy" },
          { who: "tuffet", at: 0.76, facing: "left", feel: "happy" },
        ],
        steps: [
          { camera: "wide" },
          { who: "tuffet", say: "Nine suppers. Is that enough?", feel: "surprised" },
          { who: "maroo", say: "Oof. I feel round.", feel: "happy" },
          { who: "maroo", do: "grow", seconds: 1.4 },
          { sound: "boing" },
          { who: "tuffet", do: "walk", to: 0.82, seconds: 1 },
          { who: "maroo", say: "I feel rounder.", feel: "surprised" },
          { who: "maroo", do: "grow", seconds: 1.4 },
          { sound: "rumble" },
          { who: "tuffet", do: "peek", seconds: 1.4 },
          { who: "tuffet", say: "You are in front of the sunset, dear.", feel: "surprised" },
          { camera: "close", on: "maroo" },
          { wait: 0.6 },
          { who: "maroo", say: "Shh. Listen. It has stopped.", feel: "proud" },
        ],
      },
    ],
  },
  "idle-menu": {
    scenes: [
      {
        beat: "conflict",
        backdrop: "sky",
        time: "dusk",
        cast: [
          { who: "maroo", at: 0.38, height: 0.06, facing: "right", feel: "excited" },
          { who: "tuffet", at: 0.76, facing: "left", feel: "happy" },
        ],
        props: [{ id: "table", kind: "table", at: 0.6, size: 0.9, color: "#e0785a" }],
        steps: [
          { camera: "wide" },
          { who: "maroo", do: "eat", seconds: 2.2 },
          { who: "tuffet", do: "clap", seconds: 1.8, with: true },
          { sound: "munch" },
          { who: "maroo", do: "jump", seconds: 0.9 },
          { sound: "thud" },
          { who: "tuffet", do: "jump", seconds: 1.1 },
        ],
      },
    ],
  },
};
