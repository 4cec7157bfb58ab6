import * as z from "zod/mini";
import { timeLeft } from "#controls/time-left.ts";
import { titleCard, titleId } from "#library/schema.ts";

/** The whole film, or its trailer of some seconds. Operators' films have no trailer. */
export const cut = z.enum(["film", "trailer"]);
export type PlaybackCut = z.infer<typeof cut>;

const span = z.object({ startSeconds: z.number(), endSeconds: z.number() });

/** Everything a player needs for one title. Its URLs are signed for one session and expire. */
export const playback = z.object({
  titleId,
  title: z.string(),
  durationSeconds: z.number(),
  /** HLS multivariant playlist (RFC 8216). */
  manifestUrl: z.string(),
  /** One plain MP4, for players without Media Source Extensions. */
  progressiveUrl: z.string(),
  /**
   * The first seconds of the lowest rung with the first audio track, as one fragmented MP4: ftyp,
   * moov (both tracks), then chunks of 250 ms. A moof holds one track only (ffmpeg's
   * `separate_moof` with `default_base_moof`), so a player separates the tracks by whole boxes. Its
   * packets and timestamps match the segments', so playback continues with the segment that
   * begins at `seconds`. `mimeType` names both codecs. The body is also playable as it is. Its URL
   * is that of `startUrl`, which needs no token: it can be requested together with the playback.
   */
  start: z.object({ url: z.string(), seconds: z.number(), mimeType: z.string() }),
  rungs: z.array(
    z.object({
      name: z.string(),
      width: z.int(),
      height: z.int(),
      /** Bits per second, picture and sound. */
      bandwidth: z.int(),
      playlistUrl: z.string(),
      mimeType: z.string(),
    }),
  ),
  audioTracks: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      language: z.string(),
      playlistUrl: z.string(),
      mimeType: z.string(),
    }),
  ),
  captions: z.array(
    z.object({ id: z.string(), label: z.string(), language: z.string(), url: z.string() }),
  ),
  /** The URL of the AES-128 key; null for a title that is not encrypted. */
  keyUrl: z.nullable(z.string()),
  /** I-frame playlist of small pictures for the scrubber: the mdat of each segment is one JPEG. */
  thumbnailsUrl: z.nullable(z.string()),
  posterUrl: z.string(),
  /** The opening titles, which a viewer may skip; where the end card begins. */
  intro: z.nullable(span),
  creditsAtSeconds: z.nullable(z.number()),
  resumeSeconds: z.number(),
  next: z.nullable(titleCard),
  expiresAt: z.number(),
});
export type Playback = z.infer<typeof playback>;

/** What plays: the same for films, clips and the intro. */
export const playableMedia = z.pick(playback, {
  durationSeconds: true,
  manifestUrl: true,
  progressiveUrl: true,
  start: true,
  rungs: true,
  audioTracks: true,
  captions: true,
  keyUrl: true,
  thumbnailsUrl: true,
});

export const progress = z.object({
  positionSeconds: z.number().check(z.minimum(0), z.maximum(86_400)),
});

export const savedProgress = z.extend(progress, {
  /** How long this viewer may still watch it today; null without a limit. */
  timeLeft: z.nullable(timeLeft),
  /**
   * Whether it may continue: not when someone stopped it, nor while all the plan's streams are
   * taken.
   */
  stream: z.enum(["playing", "stopped", "full"]),
});
export type SavedProgress = z.infer<typeof savedProgress>;

export const progressReport = z.extend(progress, {
  /** The viewer leaves: nothing more needs to be made ahead of them. */
  isLeaving: z._default(z.boolean(), false),
  /** With captions, or in another language than the film's first. */
  isReadAlong: z._default(z.boolean(), false),
});

/** A title that a viewer is in the middle of. */
export const watching = z.extend(titleCard, {
  positionSeconds: z.number(),
  /** When the viewer last watched it: milliseconds since the epoch. */
  updatedAt: z.number(),
});
export type Watching = z.infer<typeof watching>;

/** A film that is playing in the household. */
export const stream = z.object({
  id: z.uuid(),
  profileName: z.string(),
  avatarUrl: z.string(),
  /** Null for a title that the viewer may not see. */
  title: z.nullable(z.string()),
  /** A description of its browser. */
  device: z.string(),
  isThisOne: z.boolean(),
  /** Whether the viewer may stop it. */
  canStop: z.boolean(),
  beganAt: z.number(),
});
export type Stream = z.infer<typeof stream>;
