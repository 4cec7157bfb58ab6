import type { Command, Question } from "./command.ts";
import type { VibeSlot } from "#resolve/open-lists.ts";
import type { LinkKind } from "./known.ts";

/** Values of a sentence's slots. A test ensures that each template has the slots it needs. */
export type Slots = {
  title?: string;
  track?: string;
  preview?: string;
  place?: { place: LinkKind; placeId: string };
  genre?: string;
  page?: string;
  vibe?: VibeSlot;
  number?: number;
  duration?: number;
  style?: string;
  text?: string;
};

type Reply = "yes" | "no" | "undo" | "neverMind" | "repeat" | "more";
export type Fun = "joke" | "riddle" | "fact" | "story" | "twister";

export type Compared = "shorter" | "longer" | "milder" | "younger" | "older";

export type Meaning =
  | { kind: "command"; command: Command }
  | { kind: "question"; question: Question }
  | { kind: "reply"; reply: Reply }
  | { kind: "fun"; fun: Fun }
  /** Requests titles, in these words; "" for any. */
  | { kind: "wanted"; text: string }
  /** Requests titles relative to those shown: "something shorter". */
  | { kind: "compared"; compared: Compared }
  /** Keeps the last search and adds these words and this mood. */
  | { kind: "refined"; text: string; mood: string | null }
  /** Asks in which film this is said. */
  | { kind: "line"; text: string }
  /** The name in the message is only like this title's. */
  | { kind: "unsure"; command: Command; titleId: string }
  /** Asks to play one of them. */
  | { kind: "playWanted"; text: string };

const act = (command: Command): Meaning => ({ kind: "command", command });
const ask = (question: Question): Meaning => ({ kind: "question", question });
const say = (reply: Reply): Meaning => ({ kind: "reply", reply });
const seconds = (slots: Slots): number => Math.round(slots.duration ?? slots.number ?? 0);
const level = (slots: Slots): number => Math.min(1, Math.max(0, (slots.number ?? 0) / 100));

function withTitle({ title }: Slots, make: (titleId: string) => Meaning): Meaning | null {
  return title === undefined ? null : make(title);
}

/** The meaning of each English sentence template. */
export const meanings = {
  play: (slots) => withTitle(slots, (titleId) => act({ intent: "play", slots: { titleId } })),
  openTitle: (slots) =>
    withTitle(slots, (titleId) => act({ intent: "openTitle", slots: { titleId } })),
  playWanted: ({ text }) => ({ kind: "playWanted", text: text ?? "" }),
  playAny: () => ({ kind: "playWanted", text: "" }),
  resume: () => act({ intent: "resume", slots: {} }),
  pause: () => act({ intent: "pause", slots: {} }),
  restart: () => act({ intent: "restart", slots: {} }),
  next: () => act({ intent: "next", slots: {} }),
  previous: () => act({ intent: "previous", slots: {} }),
  seekForward: (slots) => act({ intent: "seekBy", slots: { seconds: seconds(slots) || 10 } }),
  seekBack: (slots) => act({ intent: "seekBy", slots: { seconds: -(seconds(slots) || 10) } }),
  seekTo: (slots) => act({ intent: "seekTo", slots: { seconds: seconds(slots) } }),
  louder: () => act({ intent: "volumeBy", slots: { steps: 1 } }),
  quieter: () => act({ intent: "volumeBy", slots: { steps: -1 } }),
  loudest: () => act({ intent: "volumeTo", slots: { level: 1 } }),
  halfVolume: () => act({ intent: "volumeTo", slots: { level: 0.5 } }),
  volume: (slots) => act({ intent: "volumeTo", slots: { level: level(slots) } }),
  mute: () => act({ intent: "mute", slots: { on: true } }),
  unmute: () => act({ intent: "mute", slots: { on: false } }),
  captionsOn: () => act({ intent: "captions", slots: { on: true } }),
  captionsOff: () => act({ intent: "captions", slots: { on: false } }),
  fullscreenOn: () => act({ intent: "fullscreen", slots: { on: true } }),
  fullscreenOff: () => act({ intent: "fullscreen", slots: { on: false } }),
  skipIntro: () => act({ intent: "skip", slots: { part: "intro" } }),
  skipCredits: () => act({ intent: "skip", slots: { part: "credits" } }),
  skipRecap: () => act({ intent: "skip", slots: { part: "recap" } }),
  sleepIn: (slots) =>
    act({ intent: "sleepTimer", slots: { minutes: Math.max(1, Math.round(seconds(slots) / 60)) } }),
  sleepAtEnd: () => act({ intent: "sleepTimer", slots: { minutes: "end" } }),
  sleepNever: () => act({ intent: "sleepTimer", slots: { minutes: null } }),
  continueWatching: () => act({ intent: "continueWatching", slots: {} }),
  watchlistAdd: (slots) =>
    withTitle(slots, (titleId) => act({ intent: "watchlistAdd", slots: { titleId } })),
  watchlistRemove: (slots) =>
    withTitle(slots, (titleId) => act({ intent: "watchlistRemove", slots: { titleId } })),
  watchlistShow: () => act({ intent: "watchlistShow", slots: {} }),
  theaters: () => act({ intent: "theaters", slots: {} }),
  openPage: ({ page }) => (page ? act({ intent: "openPage", slots: { pageId: page } }) : null),
  openGenre: ({ genre }) => (genre ? act({ intent: "openGenre", slots: { genre } }) : null),
  setVibe: ({ vibe }) => (vibe ? act({ intent: "setVibe", slots: vibe }) : null),
  playTrack: ({ track }) =>
    track ? act({ intent: "playTrack", slots: { trackId: track } }) : null,
  playMusic: ({ style, text }) =>
    act({ intent: "playMusic", slots: { mood: style ?? text ?? "" } }),
  playLullaby: () => act({ intent: "playMusic", slots: { mood: "lullaby" } }),
  stopMusic: () => act({ intent: "stopMusic", slots: {} }),
  openPlace: ({ place }) => (place ? act({ intent: "openPlace", slots: place }) : null),
  /**
   * Names too common to match any of the 150 links: "get Uber Eats" works, "get Target" doesn't.
   */
  openNear: ({ place }) =>
    place && (place.place === "food" || place.place === "music")
      ? act({ intent: "openPlace", slots: place })
      : null,
  offerFood: () => act({ intent: "offerPlaces", slots: { place: "food" } }),
  offerMusic: () => act({ intent: "offerPlaces", slots: { place: "music" } }),
  describe: (slots) =>
    withTitle(slots, (titleId) => ask({ intent: "describe", slots: { titleId } })),
  suits: (slots) =>
    withTitle(slots, (titleId) =>
      ask({ intent: "suits", slots: { titleId, age: slots.number ?? null } }),
    ),
  suitsSmall: (slots) =>
    withTitle(slots, (titleId) => ask({ intent: "suits", slots: { titleId, age: 3 } })),
  whoIsIn: (slots) => withTitle(slots, (titleId) => ask({ intent: "whoIsIn", slots: { titleId } })),
  howLong: (slots) => withTitle(slots, (titleId) => ask({ intent: "howLong", slots: { titleId } })),
  moreLike: (slots) =>
    withTitle(slots, (titleId) => ask({ intent: "moreLike", slots: { titleId } })),
  whyNot: ({ title }) => ask({ intent: "whyNot", slots: { titleId: title ?? null } }),
  askGrownUp: ({ title }) => ask({ intent: "askGrownUp", slots: { titleId: title ?? null } }),
  upcoming: ({ preview }) =>
    preview ? ask({ intent: "upcoming", slots: { previewId: preview } }) : null,
  streak: () => ask({ intent: "streak", slots: {} }),
  whatIsOn: () => ask({ intent: "whatIsOn", slots: {} }),
  timeLeft: () => ask({ intent: "timeLeft", slots: {} }),
  joke: () => ({ kind: "fun", fun: "joke" }),
  riddle: () => ({ kind: "fun", fun: "riddle" }),
  fact: () => ({ kind: "fun", fun: "fact" }),
  tale: () => ({ kind: "fun", fun: "story" }),
  yes: () => say("yes"),
  no: () => say("no"),
  undo: () => say("undo"),
  neverMind: () => say("neverMind"),
  repeat: () => say("repeat"),
  more: () => say("more"),
  shorter: () => ({ kind: "compared", compared: "shorter" }),
  longer: () => ({ kind: "compared", compared: "longer" }),
  milder: () => ({ kind: "compared", compared: "milder" }),
} satisfies Record<string, (slots: Slots) => Meaning | null>;

export type MeaningKey = keyof typeof meanings;
