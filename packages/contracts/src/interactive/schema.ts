import * as z from "zod/mini";
import { timeLeft } from "#controls/time-left.ts";
import { titleCard, titleId } from "#library/schema.ts";
import { savedProgress } from "#playback/schema.ts";
import { interactiveKinds, pathAtMost, reportSecondsAtMost } from "./limits.ts";

export const interactiveKind = z.enum(interactiveKinds);

/** The id of a clip, an ending or a chapter within its film. */
const partId = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/), z.maxLength(60));

/** The indexes of the options taken since the start, each among those that its moment offered. */
export const path = z
  .array(z.int().check(z.minimum(0), z.maximum(9)))
  .check(z.maxLength(pathAtMost));

export const interactiveCard = z.extend(titleCard, {
  kind: interactiveKind,
  /** Seconds of clips on the shortest and the longest path. */
  shortestSeconds: z.number(),
  longestSeconds: z.number(),
  /** How many of its endings the profile has found. */
  endings: z.object({ found: z.int(), total: z.int() }),
  /** Whether the profile is in the middle of it. */
  isStarted: z.boolean(),
});
export type InteractiveCard = z.infer<typeof interactiveCard>;

/** Where a profile is in an interactive film. */
export const interactivePlace = z.object({
  path,
  clip: partId,
  positionSeconds: z.number(),
  /** Counts the saves; 0 if nothing is saved. A save names the revision that it is based on. */
  revision: z.int(),
});
export type InteractivePlace = z.infer<typeof interactivePlace>;

export const interactiveDetail = z.extend(interactiveCard, {
  synopsis: z.string(),
  ratingReason: z.string(),
  director: z.string(),
  cast: z.array(z.object({ name: z.string(), role: z.string() })),
  themes: z.array(z.string()),
  /** A note for parents; null without one. */
  about: z.nullable(z.string()),
  /** The compiled script, for @goldmane/branching. Its texts are in the film's own language. */
  script: z.string(),
  /** Translations of the script's options, other words and prompts, by the original text. */
  texts: z.record(z.string(), z.string()),
  /** By id. */
  clips: z.record(
    partId,
    z.object({
      seconds: z.number(),
      /** A frame of its middle; takes `?width=`. */
      pictureUrl: z.string(),
      /** Whether the profile has seen it. */
      isFound: z.boolean(),
    }),
  ),
  /** `title` is null until the ending is found. */
  endingList: z.array(
    z.object({
      id: partId,
      title: z.nullable(z.string()),
      hint: z.string(),
      /** Epoch milliseconds; null until found. */
      foundAt: z.nullable(z.number()),
    }),
  ),
  /** Each starts at the moment that its path leads to. */
  chapters: z.array(z.object({ id: partId, title: z.string(), clip: partId, path })),
  /** Null if the profile isn't in the middle of it. */
  place: z.nullable(interactivePlace),
});
export type InteractiveDetail = z.infer<typeof interactiveDetail>;

export const pathReport = z.strictObject({
  path,
  /** The clip that plays: one of the path's moment, or the one that repeats while it waits. */
  clip: partId,
  positionSeconds: z.number().check(z.minimum(0), z.maximum(3600)),
  revision: z.int().check(z.minimum(0)),
  /** Seconds watched since the report before, clips that repeat included. */
  watchedSeconds: z.number().check(z.minimum(0), z.maximum(reportSecondsAtMost)),
  /** The viewer leaves: the stream ends. */
  isLeaving: z._default(z.boolean(), false),
  /** With captions, or in another language than the film's first. */
  isReadAlong: z._default(z.boolean(), false),
});
export type PathReport = z.output<typeof pathReport>;

export const savedPath = z.object({
  revision: z.int(),
  /** Found by this report for the first time. */
  foundClips: z.array(partId),
  foundEndings: z.array(z.object({ id: partId, title: z.string() })),
  timeLeft: z.nullable(timeLeft),
  stream: savedProgress.shape.stream,
});
export type SavedPath = z.infer<typeof savedPath>;

export const interactiveParams = z.object({ id: titleId });
