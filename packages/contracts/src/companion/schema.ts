import * as z from "zod/mini";
import { titleId } from "#library/schema.ts";
import { phrases, reactions } from "#parties/limits.ts";
import { maxCaptions, maxFilmSeconds, labelMaxLength, searchMaxLength } from "./limits.ts";

export const screenId = z.uuid();
export const remoteId = z.uuid();

/** What a phone shows for the screen that it was paired with: 256 bits, of which the server keeps a hash. */
export const remoteToken = z.string().check(z.regex(/^[\w-]{43}$/));

const seconds = z.number().check(z.minimum(0), z.maximum(maxFilmSeconds));
const label = z.string().check(z.maxLength(labelMaxLength));
const level = z.number().check(z.minimum(0), z.maximum(1));

const film = {
  /** Where the film was when this was said; it goes on from there by the clock while it plays. */
  positionSeconds: seconds,
  durationSeconds: seconds,
  /** 0 while it has to load. */
  speed: z.number().check(z.minimum(0), z.maximum(4)),
  isPlaying: z.boolean(),
  volume: level,
  isMuted: z.boolean(),
  captions: z.array(z.strictObject({ id: label, label })).check(z.maxLength(maxCaptions)),
  /** Null where captions are off. */
  captionTrack: z.nullable(label),
  hasNext: z.boolean(),
};

/** What a screen says that it shows. */
export const screenState = z.strictObject({
  /** Null without a film on. */
  film: z.nullable(z.strictObject({ titleId, ...film })),
  /** It sits at a party: reactions fly there. */
  isParty: z.boolean(),
});
export type ScreenState = z.infer<typeof screenState>;

/** The same as a phone is told: the film by its name and picture. */
export const shown = z.object({
  film: z.nullable(
    z.object({
      ...film,
      /** Null for a film that is not for whoever holds this phone. */
      title: z.nullable(z.object({ title: z.string(), posterUrl: z.string() })),
    }),
  ),
  isParty: z.boolean(),
});
export type Shown = z.infer<typeof shown>;

/** What a phone asks of its screen. The screen does it as whoever watches there, and by their rights. */
export const remoteCommand = z.discriminatedUnion("act", [
  z.strictObject({
    act: z.literal("move"),
    to: z.enum(["up", "down", "left", "right", "press", "back", "home"]),
  }),
  z.strictObject({ act: z.literal("play") }),
  z.strictObject({ act: z.literal("pause") }),
  z.strictObject({ act: z.literal("seek"), seconds }),
  z.strictObject({
    act: z.literal("seekBy"),
    seconds: z.number().check(z.minimum(-600), z.maximum(600)),
  }),
  z.strictObject({ act: z.literal("volume"), level }),
  z.strictObject({ act: z.literal("mute"), isMuted: z.boolean() }),
  /** Null turns them off. */
  z.strictObject({ act: z.literal("captions"), track: z.nullable(label) }),
  z.strictObject({ act: z.literal("next") }),
  /** Shows on the screen what is found by these words. */
  z.strictObject({
    act: z.literal("search"),
    words: z.string().check(z.trim(), z.minLength(1), z.maxLength(searchMaxLength)),
  }),
  z.strictObject({ act: z.literal("react"), reaction: z.enum(reactions) }),
  z.strictObject({ act: z.literal("say"), phrase: z.enum(phrases) }),
]);
export type RemoteCommand = z.output<typeof remoteCommand>;

/** A remote as its screen sees it. */
export const remoteCard = z.object({
  id: remoteId,
  /** Who holds it; null for somebody who is signed in to nothing. */
  name: z.nullable(z.string()),
  /** What it is, such as "Safari on an iPhone". */
  device: z.string(),
  /** Not of the household: it waits until the screen lets it in. */
  isGuest: z.boolean(),
  isIn: z.boolean(),
  isAway: z.boolean(),
});
export type RemoteCard = z.infer<typeof remoteCard>;

/** A remote as the phone knows it. */
export const heldRemote = z.object({
  remoteId,
  isGuest: z.boolean(),
  /** False until the screen has let a guest in. */
  isIn: z.boolean(),
  /** Whose screen it is; null for a guest, who is told nothing of the house. */
  screenName: z.nullable(z.string()),
  /** The screen does not answer just now. */
  isAway: z.boolean(),
});
export type HeldRemote = z.infer<typeof heldRemote>;
