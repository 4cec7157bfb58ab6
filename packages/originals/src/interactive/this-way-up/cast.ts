import type { Character } from "#original.ts";

/** A courier in training; her bag is heavier than she is. */
const tansy: Character = {
  id: "tansy",
  name: "Tansy",
  rig: "fox",
  look: {
    body: "#d9652b",
    belly: "#fbe9d2",
    accent: "#f2c14e",
    outfit: "#2f5f8f",
    size: 0.78,
    headSize: 1.15,
    wears: ["scarf", "backpack"],
  },
  voice: { pitch: 1.25, rate: 1.08, speaker: "slt" },
};

const quill: Character = {
  id: "quill",
  name: "Postmistress Quill",
  rig: "owl",
  look: {
    body: "#6f6a86",
    belly: "#e6ddcf",
    accent: "#f2a541",
    outfit: "#8a2f3c",
    size: 1,
    wears: ["glasses", "hat"],
  },
  voice: { pitch: 0.85, rate: 0.98, speaker: "slt" },
};

/** The slowest courier of all, and always there first. */
const swift: Character = {
  id: "swift",
  name: "Mr. Swift",
  rig: "snail",
  look: { body: "#b9a06a", belly: "#efe2b8", accent: "#8a2f3c", size: 2 },
  voice: { pitch: 1, rate: 0.8, speaker: "rms" },
};

/** As tall as a teapot, with the voice of a cathedral. */
const grim: Character = {
  id: "grim",
  name: "Grimbald",
  rig: "wizard",
  look: {
    body: "#e9b995",
    hair: "#efe8f5",
    outfit: "#5b2a86",
    accent: "#f2c14e",
    eyes: "#3b1f5c",
    size: 0.4,
    headSize: 1.35,
  },
  voice: { pitch: 0.6, rate: 1.02, speaker: "awb" },
};

/** As large as a door, with the voice of a cushion. */
const humphrey: Character = {
  id: "humphrey",
  name: "Humphrey",
  rig: "bear",
  look: {
    body: "#7d5a44",
    belly: "#dcbb95",
    accent: "#9fc7a5",
    outfit: "#9fc7a5",
    size: 1.25,
    girth: 1.3,
    headSize: 0.95,
    wears: ["apron"],
  },
  voice: { pitch: 1.2, rate: 0.92, speaker: "rms" },
};

/** The Beast of the cave, for as long as nobody sees him. */
const tobias: Character = {
  id: "tobias",
  name: "Sir Tobias",
  rig: "knight",
  look: { body: "#9fb0bf", accent: "#d4574e", outfit: "#51657a", size: 0.62, headSize: 1.2 },
  voice: { pitch: 1.5, rate: 1.1, speaker: "rms" },
};

const beast: Character = {
  id: "beast",
  name: "The Beast",
  rig: "dragon",
  voice: { pitch: 0.5, rate: 0.9, speaker: "awb" },
};

/** The baby dragon, named after her label. */
const parcel: Character = {
  id: "parcel",
  name: "Parcel",
  rig: "dragon",
  look: {
    body: "#f0806a",
    belly: "#ffe2b0",
    accent: "#f2c14e",
    eyes: "#2f7d5f",
    size: 0.44,
    headSize: 1.45,
    eyeSet: "round",
    muzzle: "button",
  },
  voice: { pitch: 1.8, rate: 0.9, speaker: "slt" },
};

const mother: Character = {
  id: "mother",
  name: "The Mother",
  rig: "dragon",
  look: {
    body: "#b5473f",
    belly: "#f4c98a",
    accent: "#f2c14e",
    eyes: "#2f7d5f",
    size: 1.7,
    eyeSet: "tall",
  },
  voice: { pitch: 0.65, rate: 0.85, speaker: "slt" },
};

/** The Mother under nine winters of snow. */
const coldmother: Character = {
  ...mother,
  id: "coldmother",
  look: { ...mother.look, body: "#9fb6cf", belly: "#dbe7f2", accent: "#c3d3e4" },
};

/** Grimbald after a first breath, from the clouds down. */
const giant: Character = {
  ...grim,
  id: "giant",
  look: { ...grim.look, size: 1.9, headSize: 1.05 },
  voice: { pitch: 0.5, rate: 0.8, speaker: "awb" },
};

const oldmother: Character = {
  id: "oldmother",
  name: "Old Mrs. Grimbald",
  rig: "elder",
  look: {
    body: "#e9b995",
    hair: "#f4f0f8",
    outfit: "#7a4a9c",
    accent: "#f2c14e",
    size: 0.4,
    headSize: 1.3,
    wears: ["apron"],
  },
  voice: { pitch: 1.15, rate: 0.95, speaker: "slt" },
};

export const cast = [
  tansy,
  quill,
  swift,
  grim,
  humphrey,
  tobias,
  beast,
  parcel,
  mother,
  coldmother,
  giant,
  oldmother,
] as const;
