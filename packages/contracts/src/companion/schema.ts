import * as z from "zod/mini";
import { titleId } from "#library/schema.ts";
import { phrases, reactions } from "#parties/limits.ts";
import {
  maxCaptions,
  maxFilmSeconds,
  labelMaxLength,
  maxRemotes,
  searchMaxLength,
} from "./limits.ts";

export const screenId = z.uuid();
export const remoteId = z.uuid();

/** Proves that a phone is paired with a screen: 256 bits, base64url. The server stores only a hash. */
export const remoteToken = z.string().check(z.regex(/^[\w-]{43}$/));

const seconds = z.number().check(z.minimum(0), z.maximum(maxFilmSeconds));
const label = z.string().check(z.maxLength(labelMaxLength));
const level = z.number().check(z.minimum(0), z.maximum(1));

const film = {
  /** The position when this was reported; while playing it advances with the clock. */
  positionSeconds: seconds,
  durationSeconds: seconds,
  /** Playback rate; 0 while buffering. */
  speed: z.number().check(z.minimum(0), z.maximum(4)),
  isPlaying: z.boolean(),
  volume: level,
  isMuted: z.boolean(),
  captions: z.array(z.strictObject({ id: label, label })).check(z.maxLength(maxCaptions)),
  /** Null for no captions. */
  captionTrack: z.nullable(label),
  hasNext: z.boolean(),
};

/** A game that the screen plays, with its phones as game pads. */
const game = z.strictObject({
  /** Action buttons beside the arrows. */
  buttons: z.literal([1, 2]),
  /** The phones that play, and their player numbers from 1. */
  players: z
    .array(z.strictObject({ remoteId, player: z.int().check(z.minimum(1), z.maximum(8)) }))
    .check(z.maxLength(maxRemotes)),
});

/** The state that a screen reports. */
export const screenState = z.strictObject({
  /** Null without a film on. */
  film: z.nullable(z.strictObject({ titleId, ...film })),
  /** The screen is at a party, so reactions are possible. */
  isParty: z.boolean(),
  /** Null without a game on. */
  game: z.nullable(game),
});
export type ScreenState = z.infer<typeof screenState>;

/** The state that a phone receives: the film with its title and poster. */
export const shown = z.object({
  film: z.nullable(
    z.object({
      ...film,
      /** Null for a film that the phone's profile isn't allowed to see. */
      title: z.nullable(z.object({ title: z.string(), posterUrl: z.string() })),
    }),
  ),
  isParty: z.boolean(),
  /** The buttons of this phone's game pad, and the player whose it is; null while others play. */
  game: z.nullable(z.object({ buttons: z.literal([1, 2]), player: z.nullable(z.int()) })),
});
export type Shown = z.infer<typeof shown>;

/** A phone's command, run by the screen with the permissions of the viewer at the screen. */
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
  /** Shows search results on the screen. */
  z.strictObject({
    act: z.literal("search"),
    query: z.string().check(z.trim(), z.minLength(1), z.maxLength(searchMaxLength)),
  }),
  z.strictObject({ act: z.literal("react"), reaction: z.enum(reactions) }),
  z.strictObject({ act: z.literal("say"), phrase: z.enum(phrases) }),
]);
export type RemoteCommand = z.output<typeof remoteCommand>;

/** A remote, as shown on its screen. */
export const remoteCard = z.object({
  id: remoteId,
  /** The profile's name; null for an anonymous phone. */
  name: z.nullable(z.string()),
  /** Browser and device, such as "Safari on an iPhone". */
  device: z.string(),
  /** Not of the household: waits until the screen admits it. */
  isGuest: z.boolean(),
  isIn: z.boolean(),
  isAway: z.boolean(),
});
export type RemoteCard = z.infer<typeof remoteCard>;

/** A remote, as shown on the phone. */
export const heldRemote = z.object({
  remoteId,
  isGuest: z.boolean(),
  /** False until the screen has admitted a guest. */
  isIn: z.boolean(),
  /** The screen's profile and device; null for a guest, who sees nothing of the household. */
  screenName: z.nullable(z.string()),
  /** The screen is disconnected or doesn't respond. */
  isAway: z.boolean(),
});
export type HeldRemote = z.infer<typeof heldRemote>;
