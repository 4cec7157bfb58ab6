import type { App } from "#platform/app.ts";
import { enqueueSettling } from "./jobs.ts";

const everyMs = 60_000;

/** The clock of the plans: whoever works asks every minute for what fell due. */
export async function openBilling(app: App): Promise<AsyncDisposable | void> {
  if (!app.config.roles.includes("worker")) return;
  let asking = Promise.resolve();
  const ask = () => {
    asking = asking
      .then(() => enqueueSettling(app))
      .catch((error: unknown) => app.log.warn({ err: error }, "renewals wait for a minute"));
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
