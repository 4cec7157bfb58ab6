import * as z from "zod/mini";

export const jobStates = ["waiting", "running", "failed", "done"] as const;
export const jobState = z.enum(jobStates);
export type JobState = (typeof jobStates)[number];

/** Background work, as it stands. */
export const job = z.object({
  id: z.uuid(),
  kind: z.string(),
  state: jobState,
  attempts: z.int(),
  /** 0..1. */
  progress: z.number(),
  /** What went wrong last. */
  reason: z.nullable(z.string()),
  addedAt: z.number(),
  /** Not before. */
  runAt: z.number(),
  endedAt: z.nullable(z.number()),
});
export type Job = z.infer<typeof job>;

const disk = z.object({
  name: z.enum(["segments", "blobs"]),
  /** Null where it is not on this machine's disk. */
  bytes: z.nullable(z.number()),
  files: z.nullable(z.int()),
  /** Null without a cap of its own. */
  mostBytes: z.nullable(z.number()),
});
export type DiskUse = z.infer<typeof disk>;

/** Who thinks, speaks or listens for Leo, and how that went since this node began. */
const helper = z.object({
  by: z.string(),
  /** When it last did its work, and when and how it last failed; null for never. */
  workedAt: z.nullable(z.number()),
  failure: z.nullable(z.object({ at: z.number(), what: z.string() })),
});
export type LeoHelper = z.infer<typeof helper>;

/** How the machine does that answers. Of several nodes each speaks for itself. */
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
    /** Opens operators' own files, and not only frames that were drawn here. */
    takesFiles: z.boolean(),
    /** What to do about what is missing; null where nothing is. */
    advice: z.nullable(z.string()),
  }),
  libraryFolder: z.nullable(z.string()),
  disks: z.array(disk),
  /** Of the disk that DATA_DIR is on. */
  freeBytes: z.number(),
  totalBytes: z.number(),
  memoryBytes: z.number(),
  /** How late the event loop was since it was last asked for, in milliseconds. */
  loopDelayMs: z.object({ median: z.number(), p99: z.number(), worst: z.number() }),
  jobs: z.object({ waiting: z.int(), running: z.int(), failed: z.int(), done: z.int() }),
  /** Films' parts that are made right now, by their keys. */
  media: z.object({ running: z.array(z.string()), waiting: z.int() }),
  leo: z.object({
    /** Null: the house answers alone. */
    model: z.nullable(helper),
    voice: helper,
    /** Null: only browsers listen. */
    ear: z.nullable(helper),
  }),
});
export type ServerStatus = z.infer<typeof serverStatus>;
