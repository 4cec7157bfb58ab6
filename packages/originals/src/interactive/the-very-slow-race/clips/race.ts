import type { Clip } from "#interactive/interactive-film.ts";

const left = { id: "left", kind: "balloon", at: 0.9, height: 0.2, color: "#e8443f" } as const;
const right = { id: "right", kind: "balloon", at: 0.96, height: 0.26, color: "#3f7fd0" } as const;

export const race: Readonly<Record<string, Clip>> = {
  line: {
    music: { mood: "playful", intensity: 0.5 },
    scenes: [
      {
        beat: "setup",
        backdrop: "meadow",
        time: "day",
        cast: [
          { who: "tilly", at: 0.2, facing: "right", feel: "proud" },
          { who: "gus", at: 0.36, facing: "right", feel: "happy" },
          { who: "zoom", at: 0.52, facing: "right", feel: "excited" },
          { who: "bizz", at: 0.78, height: 0.22, facing: "left", feel: "proud" },
        ],
        props: [left, right],
        steps: [
          { camera: "wide", move: "push" },
          { who: "bizz", say: "Once around the hill! No biting!", feel: "proud" },
          { camera: "medium", on: "tilly" },
          { who: "tilly", do: "jump", seconds: 1 },
          { who: "tilly", say: "I am so fast that I am already back.", feel: "proud" },
          { camera: "medium", on: "gus" },
          { who: "gus", say: "I hope there is lunch on the way.", feel: "happy" },
          { camera: "close", on: "zoom" },
          { wait: 0.6 },
          { who: "zoom", say: "My name is Zoom. It will not help.", feel: "happy" },
          { camera: "wide" },
          { who: "bizz", say: "Ready! Steady! …Who has the bang?", feel: "surprised" },
          { who: "bizz", do: "shake-head", seconds: 1.2 },
          { who: "bizz", look: "camera" },
          { who: "bizz", say: "Pop the balloons for me!", feel: "excited" },
        ],
      },
    ],
  },
  "idle-line": {
    scenes: [
      {
        beat: "setup",
        backdrop: "meadow",
        time: "day",
        cast: [
          { who: "tilly", at: 0.2, facing: "right", feel: "excited" },
          { who: "gus", at: 0.36, facing: "right", feel: "happy" },
          { who: "zoom", at: 0.52, facing: "right", feel: "excited" },
          { who: "bizz", at: 0.78, height: 0.22, facing: "left", feel: "neutral" },
        ],
        props: [left, right],
        steps: [
          { camera: "wide" },
          { who: "tilly", do: "hop", seconds: 1.05 },
          { who: "gus", do: "peek", seconds: 1.4 },
          { who: "tilly", do: "hop", seconds: 1.05 },
          { who: "zoom", do: "hide", seconds: 0.8 },
          { who: "zoom", do: "peek", seconds: 1.2 },
        ],
      },
    ],
  },
  start: {
    music: { mood: "funny", intensity: 0.6 },
    scenes: [
      {
        beat: "setup",
        backdrop: "meadow",
        time: "day",
        cast: [
          { who: "tilly", at: 0.2, facing: "right", feel: "excited" },
          { who: "gus", at: 0.36, facing: "right", feel: "happy" },
          { who: "zoom", at: 0.52, facing: "right", feel: "excited" },
        ],
        steps: [
          { camera: "wide" },
          { sound: "pop" },
          { who: "tilly", do: "exit", to: "far-right", seconds: 1 },
          { effect: "dust", at: 0.5, seconds: 2 },
          { sound: "whoosh" },
          { who: "gus", do: "run", to: 0.74, seconds: 2 },
          { camera: "close", on: "zoom" },
          { wait: 0.8 },
          { who: "zoom", say: "And… I… am… off!", feel: "excited" },
          { camera: "wide" },
          { who: "zoom", do: "walk", to: 0.54, seconds: 3 },
          { sound: "squelch" },
          { who: "zoom", do: "cheer", seconds: 1.4 },
          { who: "zoom", say: "Did you see that? I am on the other grass.", feel: "proud" },
          { who: "gus", do: "walk", to: 0.68, seconds: 1.2 },
          { camera: "two", on: ["zoom", "gus"] },
          { who: "gus", say: "You are slow. Is it nice?", feel: "happy", to: "zoom" },
          { who: "zoom", say: "One sees a lot of daisies.", feel: "happy" },
          { who: "gus", look: "camera" },
          { who: "gus", say: "My head is free, if she would like a ride.", feel: "shy" },
        ],
      },
    ],
  },
  "idle-start": {
    scenes: [
      {
        beat: "setup",
        backdrop: "meadow",
        time: "day",
        cast: [
          { who: "gus", at: 0.68, facing: "left", feel: "happy" },
          { who: "zoom", at: 0.52, facing: "right", feel: "happy" },
        ],
        steps: [
          { camera: "wide" },
          { who: "gus", do: "sit", seconds: 0.8 },
          { who: "zoom", do: "walk", to: 0.53, seconds: 1.8 },
          { sound: "squelch" },
          { who: "gus", do: "clap", seconds: 1.6 },
          { who: "zoom", do: "nod", seconds: 1 },
        ],
      },
    ],
  },
};
