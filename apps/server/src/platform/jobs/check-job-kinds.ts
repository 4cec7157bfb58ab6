import type { Db } from "#platform/db/client.ts";
import { JobTable } from "./job-table.ts";
import type { JobKind } from "./jobs.ts";

/** Throws if stored jobs have no handler or if two handlers share a kind. */
export async function checkJobKinds(db: Db, kinds: readonly JobKind<never>[]): Promise<void> {
  const names = kinds.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two handlers are registered for "${twice}" jobs.`);
  const pending = await new JobTable(db, Date.now, 0).listPendingKinds();
  const orphan = pending.find((name) => !names.includes(name));
  if (orphan) {
    throw new Error(`The database has "${orphan}" jobs, but no handler is registered for them.`);
  }
}
