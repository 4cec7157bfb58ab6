import * as z from "zod";

const frameRate = z.object({ numerator: z.int(), denominator: z.int() });

/** What is known of a file before it is played. Streams are named by their index in the file. */
export const probe = z.object({
  video: z.object({
    streamIndex: z.int(),
    codec: z.string(),
    /** As shown: after rotation and pixel aspect, even. */
    width: z.int(),
    height: z.int(),
    /** Of the stored picture: its matrix of colours, when the file says none, goes by this. */
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
  /** False where a seek may land late: streams made for broadcast have no index. */
  hasIndex: z.boolean(),
  audio: z.array(
    z.object({
      streamIndex: z.int(),
      language: z.string(),
      title: z.nullable(z.string()),
      /**
       * Where a track begins whose packets are all of one length, in a file that rounds their
       * instants to milliseconds: from it they are reckoned exactly. Otherwise null.
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
