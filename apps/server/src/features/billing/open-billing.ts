import type { App } from "#platform/app.ts";
import { beforeHouseholdDeletion } from "#platform/identity/household-deletion.ts";
import { enqueueSettling } from "./jobs.ts";
import { cancelBilling } from "./service.ts";

const everyMs = 60_000;

/** Cancels plans of deleted households; on workers, also queues the settlement of due plans. */
export async function openBilling(app: App): Promise<AsyncDisposable | void> {
  beforeHouseholdDeletion(app, (householdId) => cancelBilling(app, householdId));
  if (!app.config.roles.includes("worker")) return;
  let asking = Promise.resolve();
  const ask = () => {
    asking = asking
      .then(() => enqueueSettling(app))
      .catch((error: unknown) =>
        app.log.warn(
          { event: "billing.settlement_not_enqueued", err: error },
          "Due plans could not be queued. The next attempt is in a minute.",
        ),
      );
  };
  ask();
  const timer = setInterval(ask, everyMs).unref();
  return {
    [Symbol.asyncDispose]: async () => {
      clearInterval(timer);
      await asking;
    },
  };
}
