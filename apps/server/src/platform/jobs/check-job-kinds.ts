import type { Db } from "#platform/db/open-db.ts";
import type { JobHandler } from "./job-handler.ts";
import { JobTable } from "./job-table.ts";

/** Throws if stored jobs have no handler or if two handlers share a kind. */
export async function checkJobKinds(db: Db, handlers: readonly JobHandler[]): Promise<void> {
  const names = handlers.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two handlers are registered for "${twice}" jobs.`);
  const pending = await new JobTable(db, Date.now, 0).listPendingKinds();
  const orphan = pending.find((name) => !names.includes(name));
  if (orphan) {
    throw new Error(`The database has "${orphan}" jobs, but no handler is registered for them.`);
  }
}
