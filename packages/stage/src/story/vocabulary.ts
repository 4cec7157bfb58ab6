/** The vocabulary of stories. The engines implement every word. */
export const genres = ["sci-fi", "fantasy", "anime", "adventure", "kids", "originals"] as const;
export type Genre = (typeof genres)[number];

export const rigs = [
  "lion",
  "fox",
  "bear",
  "owl",
  "dragon",
  "robot",
  "child",
  "knight",
  "slime",
  "alien",
  "cat",
  "rabbit",
  "whale",
  "unicorn",
  "wizard",
  "elder",
  "ant",
  "bee",
  "bird",
  "mouse",
  "snail",
] as const;
export type RigName = (typeof rigs)[number];

/** Eyes, muzzles and bodies; the first of each is the rig's own. */
export const eyeSets = ["round", "dot", "tall", "hooded"] as const;
export type EyeSet = (typeof eyeSets)[number];
export const muzzles = ["plain", "broad", "button", "long"] as const;
export type Muzzle = (typeof muzzles)[number];
export const bodyShapes = ["plain", "pear", "block", "lanky"] as const;
export type BodyShape = (typeof bodyShapes)[number];

export const backdrops = [
  "meadow",
  "forest",
  "mountains",
  "sea",
  "desert",
  "mars",
  "snow",
  "city",
  "village",
  "castle",
  "cave",
  "space",
  "starship",
  "bedroom",
  "sky",
  "kitchen",
  "school",
  "theatre",
  "museum",
] as const;
export type Backdrop = (typeof backdrops)[number];

export const times = ["dawn", "day", "dusk", "night"] as const;
export type TimeOfDay = (typeof times)[number];

export const weathers = ["clear", "rain", "snow", "leaves", "fireflies", "mist"] as const;
export type Weather = (typeof weathers)[number];

export const emotions = [
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
export type Emotion = (typeof emotions)[number];

export const verbs = [
  "enter",
  "exit",
  "walk",
  "run",
  "jump",
  "hop",
  "fly",
  "wave",
  "point",
  "nod",
  "shake-head",
  "clap",
  "dance",
  "spin",
  "sit",
  "stand",
  "sleep",
  "wake",
  "hug",
  "give",
  "pick-up",
  "pull",
  "throw",
  "fall",
  "cheer",
  "think",
  "cast-magic",
  "hide",
  "peek",
  "knock",
  "eat",
  "swallow",
  "read",
  "row",
  "swim",
  "grow",
  "shrink",
] as const;
export type Verb = (typeof verbs)[number];

export const props = [
  "lantern",
  "star",
  "book",
  "boat",
  "rocket",
  "chest",
  "flower",
  "tree",
  "balloon",
  "kite",
  "key",
  "crystal",
  "drum",
  "cake",
  "tent",
  "campfire",
  "telescope",
  "door",
  "bridge",
  "egg",
  "feather",
  "map",
  "letter",
  "bell",
  "mirror",
  "seed",
  "ball",
  "crown",
  "sword",
  "spoon",
  "umbrella",
  "radio",
  "table",
  "kettle",
  "pot",
  "bowl",
  "tub",
  "well",
  "tower",
  "hive",
  "broom",
  "bed",
] as const;
export type PropKind = (typeof props)[number];

/**
 * How a character plays in a scene: as a flat shadow, as a head in relief on a thing, or on four
 * legs.
 */
export const actorModes = ["shadow", "relief", "four-legged"] as const;
export type ActorMode = (typeof actorModes)[number];

/** The rigs that can play on four legs. */
export const fourLegged: ReadonlySet<RigName> = new Set<RigName>([
  "lion",
  "fox",
  "bear",
  "cat",
  "rabbit",
  "unicorn",
]);

/** Where a shadow falls. */
export const shadowGrounds = ["ground", "wall"] as const;
export type ShadowGround = (typeof shadowGrounds)[number];

/** States of props. */
export const propStates = [
  "there",
  "gone",
  "open",
  "shut",
  "lit",
  "dark",
  "eaten",
  "whole",
] as const;
export type PropState = (typeof propStates)[number];

/** How a prop appears or disappears. */
export const arrivals = ["pop", "puff", "light"] as const;
export type Arrival = (typeof arrivals)[number];

/**
 * "close" is head and shoulders, "face" the eyes and the mouth, "insert" a thing that fills two
 * fifths of the picture. "over" shows the first subject over the shoulder of the second, and "pov"
 * the second as the first sees it.
 */
export const shots = [
  "wide",
  "medium",
  "close",
  "face",
  "insert",
  "two",
  "over",
  "pov",
  "low",
  "high",
] as const;
export type Shot = (typeof shots)[number];

export const moves = ["hold", "push", "pull", "pan-left", "pan-right", "follow", "shake"] as const;
export type Move = (typeof moves)[number];

export const transitions = ["cut", "fade", "wipe", "iris", "page", "clouds"] as const;
export type Transition = (typeof transitions)[number];

export const effects = [
  "sparkle",
  "magic",
  "dust",
  "splash",
  "hearts",
  "notes",
  "stars",
  "lightning",
  "confetti",
  "smoke",
  "bubbles",
  "glow",
] as const;
export type Effect = (typeof effects)[number];

export const sounds = [
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
export type SoundName = (typeof sounds)[number];

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

export const themes = [
  "lullaby",
  "march",
  "waltz",
  "ballad",
  "chase",
  "anthem",
  "drift",
  "jig",
] as const;
export type MusicTheme = (typeof themes)[number];

export const beats = ["setup", "conflict", "challenge", "climax", "resolution"] as const;
export type Beat = (typeof beats)[number];

/** Named positions on the stage, as fractions of the width that a wide shot shows. */
export const places = {
  "far-left": 0.12,
  left: 0.28,
  "left-center": 0.4,
  center: 0.5,
  "right-center": 0.6,
  right: 0.72,
  "far-right": 0.88,
} as const;
export type PlaceName = keyof typeof places;
