import type { Clip } from "#interactive/interactive-film.ts";
import { shell } from "#interactive/whose-egg-is-this/cast.ts";

const bed = { id: "bed", kind: "bed", at: 0.74, size: 1, color: "#c8553d" } as const;

export const night: Readonly<Record<string, Clip>> = {
  home: {
    music: { mood: "mysterious", intensity: 0.35 },
    scenes: [
      {
        beat: "challenge",
        backdrop: "forest",
        time: "night",
        transition: "fade",
        cast: [{ who: "moss", at: -0.12, facing: "right", feel: "scared" }],
        props: [
          { id: "egg", kind: "egg", at: 0.54, size: 0.9, color: shell },
          { id: "lamp", kind: "lantern", at: 0.8, size: 1, begins: "dark" },
        ],
        steps: [
          { camera: "wide" },
          { who: "moss", do: "walk", to: 0.4, seconds: 3 },
          { who: "moss", say: "It is dark. I am not afraid of the dark.", feel: "scared" },
          { sound: "rustle" },
          { who: "moss", do: "jump", seconds: 1.1 },
          { camera: "insert", on: "egg" },
          { sound: "knock" },
          { wait: 1 },
          { camera: "two", on: ["moss", "egg"] },
          { who: "moss", say: "The egg is. It is all shivery.", feel: "sad" },
          { who: "moss", do: "hug", to: "egg", seconds: 1.8 },
          { who: "moss", look: "camera" },
          { who: "moss", say: "Who has a light? Wake the fireflies!", feel: "excited" },
        ],
      },
    ],
  },
  "idle-home": {
    scenes: [
      {
        beat: "challenge",
        backdrop: "forest",
        time: "night",
        weather: "fireflies",
        cast: [{ who: "moss", at: 0.44, facing: "right", feel: "surprised" }],
        props: [
          { id: "egg", kind: "egg", at: 0.54, size: 0.9, color: shell },
          { id: "lamp", kind: "lantern", at: 0.8, size: 1, begins: "dark" },
        ],
        steps: [
          { camera: "wide" },
          { who: "moss", look: 0.2 },
          { who: "moss", do: "wave", seconds: 1.7 },
          { sound: "knock" },
          { who: "moss", do: "jump", seconds: 1.1 },
          { who: "moss", look: 0.9 },
          { who: "moss", do: "clap", seconds: 1.6 },
        ],
      },
    ],
  },
  light: {
    music: { mood: "tender", intensity: 0.4 },
    scenes: [
      {
        beat: "challenge",
        backdrop: "forest",
        time: "night",
        weather: "fireflies",
        cast: [{ who: "moss", at: 0.44, facing: "right", feel: "happy" }],
        props: [
          { id: "egg", kind: "egg", at: 0.54, size: 0.9, color: shell },
          { id: "lamp", kind: "lantern", at: 0.8, size: 1, begins: "dark" },
        ],
        steps: [
          { camera: "wide" },
          { prop: "lamp", becomes: "lit" },
          { effect: "glow", at: "lamp", seconds: 3 },
          { who: "moss", say: "Ooh. A hundred little night lights.", feel: "happy" },
          { effect: "sparkle", at: "egg", seconds: 2 },
          { who: "moss", do: "pick-up", to: "egg", seconds: 1.4 },
        ],
      },
      {
        beat: "challenge",
        backdrop: "bedroom",
        time: "night",
        transition: "iris",
        cast: [{ who: "moss", at: 0.3, facing: "right", feel: "happy" }],
        props: [bed, { id: "egg", kind: "egg", at: 0.42, size: 0.9, color: shell }],
        steps: [
          { camera: "wide" },
          { who: "moss", say: "Home. Your toes must be cold. Do you have toes?", feel: "love" },
          { sound: "knock" },
          { wait: 0.4 },
          { who: "moss", say: "That was a yes. Or a no.", feel: "surprised" },
          { who: "moss", do: "think", seconds: 1.6 },
          { who: "moss", look: "camera" },
          { who: "moss", say: "My bed is warm. My songs are warm, too.", feel: "shy" },
        ],
      },
    ],
  },
  "idle-light": {
    scenes: [
      {
        beat: "challenge",
        backdrop: "bedroom",
        time: "night",
        cast: [{ who: "moss", at: 0.3, facing: "right", feel: "neutral" }],
        props: [bed, { id: "egg", kind: "egg", at: 0.42, size: 0.9, color: shell }],
        steps: [
          { camera: "wide" },
          { who: "moss", look: "bed" },
          { wait: 0.8 },
          { who: "moss", do: "dance", seconds: 1.8 },
          { sound: "knock" },
          { who: "moss", do: "fall", seconds: 1.6 },
          { who: "moss", do: "stand", seconds: 0.7 },
        ],
      },
    ],
  },
  bed: {
    music: { mood: "funny", intensity: 0.35 },
    scenes: [
      {
        beat: "challenge",
        backdrop: "bedroom",
        time: "night",
        cast: [
          { who: "moss", at: 0.56, facing: "right", feel: "happy", within: "bed", doing: "sit" },
        ],
        props: [
          { ...bed, at: 0.62, size: 1.3 },
          { id: "egg", kind: "egg", at: 0.72, on: "bed", size: 1, color: shell },
        ],
        steps: [
          { camera: "wide" },
          { who: "moss", say: "You take the pillow. I take the rest.", feel: "love" },
          { sound: "boing" },
          { camera: "insert", on: "egg" },
          { sound: "knock" },
          { wait: 1.2 },
          { camera: "wide" },
          { who: "moss", say: "A bit more room? All right.", feel: "happy" },
          { who: "moss", do: "walk", to: 0.42, seconds: 1.4 },
          { sound: "knock" },
          { wait: 0.5 },
          { who: "moss", say: "A bit MORE room?", feel: "surprised" },
          { who: "moss", do: "fall", seconds: 1.8 },
          { sound: "thud" },
          { camera: "medium", on: "moss" },
          { wait: 0.6 },
          { who: "moss", say: "The floor is lovely. Goodnight, egg.", feel: "sleepy" },
          { who: "moss", do: "sleep", seconds: 1.8 },
        ],
      },
    ],
  },
  song: {
    music: { mood: "tender", intensity: 0.45 },
    scenes: [
      {
        beat: "challenge",
        backdrop: "bedroom",
        time: "night",
        cast: [{ who: "moss", at: 0.3, facing: "right", feel: "shy" }],
        props: [
          bed,
          { id: "egg", kind: "egg", at: 0.44, size: 0.9, color: shell },
          { id: "drum", kind: "drum", at: 0.14, size: 0.8 },
        ],
        steps: [
          { camera: "two", on: ["moss", "egg"] },
          { who: "moss", say: "I only know one song. It is about soup.", feel: "shy" },
          { effect: "notes", at: "moss", seconds: 13 },
          { who: "moss", say: "Soup, soup, round and hot…", feel: "happy" },
          { sound: "knock" },
          { camera: "insert", on: "egg" },
          { wait: 1 },
          { camera: "wide" },
          { who: "moss", say: "It is knocking along! Soup, soup, in a pot…", feel: "excited" },
          { sound: "knock" },
          { who: "moss", do: "dance", seconds: 2.6 },
          { sound: "knock" },
          { camera: "medium", on: "moss" },
          { who: "moss", say: "Soup, soup, sleepy… sleepy… soup.", feel: "sleepy" },
          { who: "moss", do: "sit", seconds: 0.8 },
          { who: "moss", do: "sleep", seconds: 1.6 },
        ],
      },
    ],
  },
};
