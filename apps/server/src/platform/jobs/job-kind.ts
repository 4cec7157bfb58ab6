import type * as z from "zod/mini";

/** A kind of job, as the database stores it. Features declare theirs where they enqueue them. */
export type JobKind<T> = {
  name: string;
  /** Stored with each job. Raise it when jobs that wait no longer satisfy `payload`. */
  version: number;
  payload: z.ZodMiniType<T>;
  /** Converts the payload of an earlier version; `payload` parses the result. */
  migrate?: (version: number, payload: unknown) => unknown;
};
