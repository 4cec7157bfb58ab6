/** The names in a cue sheet: the same literals as in the stage's story vocabulary. */
export const musicMoods = [
  "calm",
  "happy",
  "playful",
  "tender",
  "mysterious",
  "tense",
  "sad",
  "epic",
  "triumphant",
  "scary",
  "dreamy",
  "funny",
] as const;
export type MusicMood = (typeof musicMoods)[number];

export const musicThemes = [
  "lullaby",
  "march",
  "waltz",
  "ballad",
  "chase",
  "anthem",
  "drift",
  "jig",
] as const;
export type MusicTheme = (typeof musicThemes)[number];

export const storyBeats = ["setup", "conflict", "challenge", "climax", "resolution"] as const;
export type StoryBeat = (typeof storyBeats)[number];

export const soundNames = [
  "step",
  "jump",
  "whoosh",
  "splash",
  "chime",
  "magic",
  "bell",
  "knock",
  "thunder",
  "pop",
  "boing",
  "sparkle",
  "rumble",
  "door",
  "engine",
  "laser",
  "heartbeat",
  "flap",
  "roar",
  "giggle",
  "applause",
  "crash",
  "twinkle",
  "wind-gust",
  "horn",
  "step-grass",
  "step-wood",
  "step-stone",
  "step-snow",
  "step-sand",
  "step-metal",
  "step-water",
  "clink",
  "tap",
  "ting",
  "page",
  "rustle",
  "leaf",
  "pat",
  "clap",
  "thud",
  "clank",
  "squelch",
  "munch",
  "breath",
] as const;
export type SoundName = (typeof soundNames)[number];

export const ambienceBeds = [
  "birds",
  "night",
  "wind",
  "rain",
  "waves",
  "city",
  "cave",
  "space",
  "engine",
  "snow",
  "room",
] as const;
export type AmbienceBed = (typeof ambienceBeds)[number];

export const mouthShapes = ["X", "A", "B", "C", "D", "E", "F", "G", "H"] as const;
export type MouthShape = (typeof mouthShapes)[number];

export const voiceEmotions = [
  "neutral",
  "happy",
  "excited",
  "sad",
  "angry",
  "scared",
  "surprised",
  "proud",
  "shy",
  "sleepy",
  "love",
  "silly",
] as const;
export type VoiceEmotion = (typeof voiceEmotions)[number];
