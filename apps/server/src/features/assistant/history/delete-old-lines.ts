import type { App } from "#platform/app.ts";
import { toDays } from "./conversation.ts";
import { deleteLinesBefore, listHouseholdsWithLines } from "./store.ts";

const dayMs = 24 * 3_600_000;

/** Deletes lines older than each household's retention. */
export async function deleteOldLines({ db, now }: Pick<App, "db" | "now">): Promise<void> {
  for (const { householdId, days } of await listHouseholdsWithLines(db)) {
    await deleteLinesBefore(db, { householdId, before: now() - toDays(days) * dayMs });
  }
}

/** Runs at startup and once a day. */
export function startDeletingOldLines(app: App): AsyncDisposable {
  const forget = () =>
    deleteOldLines(app).catch((error: unknown) => {
      app.log.warn(
        { event: "assistant.retention_failed", err: error },
        "could not delete old conversations",
      );
    });
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
