import type { App } from "#platform/app.ts";
import { findKnownOwners } from "#platform/http/known-owners.ts";
import { deleteOldStreams } from "./streams/renew-stream.ts";
import { deleteProgressOf, listProgressOwners } from "./store.ts";

const dayMs = 24 * 3_600_000;
/** A browser is remembered at least this long after its last request. */
const keptMs = 30 * dayMs;
const ownersAtOnce = 500;

/** Deletes the progress of forgotten visitors, at start and every day. */
export function startForgetting(app: App): AsyncDisposable {
  const forget = async () => {
    try {
      await forgetProgressOfGone(app);
      await deleteOldStreams(app);
    } catch (error) {
      app.log.warn(
        { event: "playback.progress_cleanup_failed", err: error },
        "deleting old progress failed; trying again tomorrow",
      );
    }
  };
  let forgetting = forget();
  const timer = setInterval(() => {
    forgetting = forgetting.then(forget);
  }, dayMs).unref();
  return {
    [Symbol.asyncDispose]: async () => {
      clearInterval(timer);
      await forgetting;
    },
  };
}

export async function forgetProgressOfGone(app: App): Promise<void> {
  const before = app.now() - keptMs;
  let after = "";
  for (;;) {
    const owners = await listProgressOwners(app.db, { before, after, limit: ownersAtOnce });
    const known = await findKnownOwners(app.db, owners);
    await deleteProgressOf(
      app.db,
      owners.filter((id) => !known.has(id)),
    );
    after = owners.at(-1) ?? after;
    if (owners.length < ownersAtOnce) return;
  }
}
