import type { Db } from "#platform/db/client.ts";
import { JobTable } from "./job-table.ts";
import type { JobKind } from "./jobs.ts";

/** Refuses to start where stored work would wait for ever, or be done by two. */
export async function checkJobKinds(db: Db, kinds: readonly JobKind<never>[]): Promise<void> {
  const names = kinds.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two handlers work on "${twice}" jobs.`);
  const pending = await new JobTable(db, Date.now, 0).listPendingKinds();
  const orphan = pending.find((name) => !names.includes(name));
  if (orphan) {
    throw new Error(`There are "${orphan}" jobs in the database, and nothing that works on them.`);
  }
}
