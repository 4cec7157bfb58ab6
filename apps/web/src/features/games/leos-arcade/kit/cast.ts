import type { CastMember } from "@goldmane/stage/story/schema";
import { castMember } from "#features/games/host/art/cast-member.ts";
import type { ActorFrame } from "#features/games/host/art/draw-actor-frame.ts";

type CastArt = { member: CastMember; height: number; frames: Record<string, ActorFrame> };

function member(rig: CastMember["rig"], look: CastMember["look"] = {}): CastMember {
  return castMember(rig, rig, look);
}

function gait(verb: "walk" | "run"): Record<string, ActorFrame> {
  const shares = [0.2, 0.3, 0.4, 0.5];
  return Object.fromEntries(
    shares.map((share, at) => [`step${at}`, { verb, share, seconds: 1.3 }]),
  );
}

function animal(rig: CastMember["rig"], look: CastMember["look"], other: CastMember["look"]) {
  const height = 120;
  return {
    usual: {
      member: member(rig, look),
      height,
      frames: {
        happy: { feel: "happy", looksOut: true },
        sad: { feel: "angry", looksOut: true },
        cheer: { verb: "cheer", share: 0.5, feel: "excited", looksOut: true },
      },
    },
    other: {
      member: member(rig, other),
      height,
      frames: { happy: { feel: "happy", looksOut: true } },
    },
  } satisfies Record<string, CastArt>;
}

const animals = [
  animal("fox", { body: "#ef7b35" }, { body: "#5c8fe0", belly: "#dfe9ff" }),
  animal("cat", { body: "#8d8aa8" }, { body: "#f2b44a", belly: "#fff0cf" }),
  animal("rabbit", { body: "#f3e9f2" }, { body: "#f09bc0", belly: "#ffe6f1" }),
  animal("bear", { body: "#a8693e" }, { body: "#67a37c", belly: "#ddf2d8" }),
  animal("owl", { body: "#8a6bc2" }, { body: "#38a6a5", belly: "#e1f7ee" }),
  animal("slime", { body: "#63c74d" }, { body: "#e4567a" }),
] as const;

/** Brona and Gorm are from the film Game Intro. */
const brona = member("knight", {
  body: "#c2cbe0",
  belly: "#c98d66",
  outfit: "#3f8fd0",
  accent: "#ffd23f",
  hair: "#e8503a",
  wears: ["cape"],
});
const gorm = member("dragon", {
  body: "#8a3bb0",
  belly: "#f0b8d8",
  accent: "#2fd0c0",
  girth: 1.15,
  wears: ["bow"],
});

const cast = {
  leo: {
    member: member("lion"),
    height: 170,
    frames: {
      stand: { feel: "happy", looksOut: true },
      wave: { verb: "wave", share: 0.5, feel: "happy", looksOut: true },
      cheer: { verb: "cheer", share: 0.5, feel: "excited", looksOut: true },
      comfort: { feel: "sad", looksOut: true },
      reach: { verb: "cheer", share: 0.3, feel: "excited" },
      ...gait("run"),
    },
  },
  brona: {
    member: brona,
    height: 150,
    frames: {
      stand: { feel: "happy" },
      front: { feel: "happy", looksOut: true },
      jump: { verb: "jump", share: 0.5, feel: "excited" },
      cheer: { verb: "cheer", share: 0.5, feel: "excited", looksOut: true },
      fall: { verb: "fall", share: 0.45, feel: "scared" },
      still: { feel: "scared" },
      ...gait("walk"),
    },
  },
  gorm: {
    member: gorm,
    height: 150,
    frames: {
      stand: { feel: "happy", looksOut: true },
      fly0: { verb: "fly", share: 0.35, feel: "excited" },
      fly1: { verb: "fly", share: 0.5, feel: "excited" },
      throw: { verb: "throw", share: 0.55, feel: "silly", looksOut: true },
    },
  },
  guard: {
    member: member("bear", { body: "#7d5236", size: 1.2 }),
    height: 210,
    frames: {
      asleep: { doing: "sit", feel: "sleepy", facing: -1 },
      stirring: { doing: "sit", feel: "surprised", facing: -1 },
      awake: { feel: "angry", facing: -1, looksOut: true },
    },
  },
  animal0: animals[0].usual,
  animal1: animals[1].usual,
  animal2: animals[2].usual,
  animal3: animals[3].usual,
  animal4: animals[4].usual,
  animal5: animals[5].usual,
  other0: animals[0].other,
  other1: animals[1].other,
  other2: animals[2].other,
  other3: animals[3].other,
  other4: animals[4].other,
  other5: animals[5].other,
} as const satisfies Record<string, CastArt>;

export type CastName = keyof typeof cast;

export const animalNames = [
  "animal0",
  "animal1",
  "animal2",
  "animal3",
  "animal4",
  "animal5",
] as const;
export const otherNames = ["other0", "other1", "other2", "other3", "other4", "other5"] as const;

/** A character of each of eight players, told apart by shape and by color. */
export const playerCast = [...animalNames, "leo", "gorm"] as const satisfies readonly CastName[];

export function castArtOf(name: CastName): CastArt {
  return cast[name];
}

/** The number of a character's frame by its name; the first one for an unknown name. */
export function frameOf(name: CastName, frame: string): number {
  return Math.max(0, Object.keys(cast[name].frames).indexOf(frame));
}
