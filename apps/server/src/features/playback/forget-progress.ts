import type { App } from "#platform/app.ts";
import { findExistingOwners } from "#platform/http/existing-owners.ts";
import { deleteProgressOf, listProgressOwners } from "./store.ts";

const dayMs = 24 * 3_600_000;
/** A browser is remembered at least this long after its last request. */
const keptMs = 30 * dayMs;
const ownersAtOnce = 500;

/** Deletes the progress of forgotten visitors. */
export async function forgetProgressOfGone(app: App): Promise<void> {
  const before = app.now() - keptMs;
  let after = "";
  for (;;) {
    const owners = await listProgressOwners(app.db, { before, after, limit: ownersAtOnce });
    const known = await findExistingOwners(app.db, owners);
    await deleteProgressOf(
      app.db,
      owners.filter((id) => !known.has(id)),
    );
    after = owners.at(-1) ?? after;
    if (owners.length < ownersAtOnce) return;
  }
}
