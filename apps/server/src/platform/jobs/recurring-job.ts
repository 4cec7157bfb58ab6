import type { Role } from "#platform/config/config.ts";

/** Work that is done once per interval in the whole installation, by one node at a time. */
export type RecurringJob = {
  /** Stored in the database. */
  name: string;
  everyMs: number;
  /** The role of the nodes that can run it. */
  role: Role;
  /** An error is logged, and the next round runs at its usual time. */
  run: (signal: AbortSignal) => Promise<void>;
};
