import * as z from "zod";

const frameRate = z.object({ numerator: z.int(), denominator: z.int() });

/** Facts of a file before it is played. Streams are named by their index in the file. */
export const probe = z.object({
  video: z.object({
    streamIndex: z.int(),
    codec: z.string(),
    /** As shown: after rotation and pixel aspect, even. */
    width: z.int(),
    height: z.int(),
    /** Height of the stored picture. Decides its color matrix when the file names none. */
    codedHeight: z.int(),
    matrix: z.nullable(z.string()),
    transfer: z.enum(["sdr", "pq", "hlg"]),
    isInterlaced: z.boolean(),
    /** Seconds from the start of the file to the first picture. */
    startSeconds: z.number(),
  }),
  /** The constant rate it is played at. */
  frameRate,
  frameCount: z.int(),
  durationSeconds: z.number(),
  /** False where a seek can land late: broadcast streams have no index. */
  hasIndex: z.boolean(),
  audio: z.array(
    z.object({
      streamIndex: z.int(),
      language: z.string(),
      title: z.nullable(z.string()),
      /**
       * The start of a track whose packets all have one length, in a file that rounds their
       * instants to milliseconds: exact instants are computed from it. Otherwise null.
       */
      steadyFromSeconds: z.nullable(z.number()),
    }),
  ),
  subtitles: z.array(
    z.object({
      streamIndex: z.int(),
      language: z.string(),
      title: z.nullable(z.string()),
      isForced: z.boolean(),
    }),
  ),
});
export type Probe = z.infer<typeof probe>;
