import * as z from "zod/mini";

export const jobStates = ["waiting", "running", "failed", "done"] as const;
export const jobState = z.enum(jobStates);
export type JobState = (typeof jobStates)[number];

/** A background job. */
export const job = z.object({
  id: z.uuid(),
  kind: z.string(),
  state: jobState,
  attempts: z.int(),
  /** 0..1. */
  progress: z.number(),
  /** The last error. */
  reason: z.nullable(z.string()),
  addedAt: z.number(),
  /** The earliest start. */
  runAt: z.number(),
  endedAt: z.nullable(z.number()),
});
export type Job = z.infer<typeof job>;

const disk = z.object({
  name: z.enum(["segments", "blobs"]),
  /** Null if the data is not on this machine's disk. */
  bytes: z.nullable(z.number()),
  files: z.nullable(z.int()),
  /** Null without a limit. */
  mostBytes: z.nullable(z.number()),
});
export type DiskUse = z.infer<typeof disk>;

/** A provider of Leo's answers, voice or hearing, with its health since this node started. */
const helper = z.object({
  by: z.string(),
  /** The last success and the last failure; null for never. */
  workedAt: z.nullable(z.number()),
  failure: z.nullable(z.object({ at: z.number(), what: z.string() })),
});
export type LeoHelper = z.infer<typeof helper>;

/** The status of the responding node. */
export const serverStatus = z.object({
  version: z.string(),
  nodeVersion: z.string(),
  startedAt: z.number(),
  /** Whether new browsers on this machine are the demo's parent. */
  isDemo: z.boolean(),
  roles: z.array(z.string()),
  database: z.object({ kind: z.enum(["sqlite", "postgres"]), version: z.string() }),
  ffmpeg: z.object({
    version: z.nullable(z.string()),
    /** Whether ffmpeg can open the operator's own files, not only frames rendered here. */
    takesFiles: z.boolean(),
    /** How to fix missing capabilities; null if none are missing. */
    advice: z.nullable(z.string()),
  }),
  disks: z.array(disk),
  /** Free and total space of the disk that holds DATA_DIR. */
  freeBytes: z.number(),
  totalBytes: z.number(),
  memoryBytes: z.number(),
  /** The event loop's delay since the last call, in milliseconds. */
  loopDelayMs: z.object({ median: z.number(), p99: z.number(), worst: z.number() }),
  jobs: z.object({ waiting: z.int(), running: z.int(), failed: z.int(), done: z.int() }),
  /** Keys of the media jobs that are running. */
  media: z.object({ running: z.array(z.string()), waiting: z.int() }),
  leo: z.object({
    /** Null without a model. */
    model: z.nullable(helper),
    voice: helper,
    /** Null without speech recognition on the server. */
    ear: z.nullable(helper),
  }),
});
export type ServerStatus = z.infer<typeof serverStatus>;
