import type { App } from "#platform/app.ts";
import { enqueueSettling } from "./jobs.ts";

const everyMs = 60_000;

/** On workers, queues the settlement of due plans every minute. */
export async function openBilling(app: App): Promise<AsyncDisposable | void> {
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
