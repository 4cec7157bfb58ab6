import type { Endpoint, Parsed, Reply } from "@goldmane/contracts/endpoint";
import type { App, Viewer } from "#platform/app.ts";
import type { Browser } from "#platform/identity/browser.ts";
import type { PreparedAnswer } from "./prepared-answer.ts";

/**
 * Whoever calls has a browser session: reading one makes none, so `viewer` may be a passer-by.
 * A call that changes something always has one; it is forgotten again if the call fails.
 */
type Call<E extends Endpoint> = Parsed<E> & { app: App; viewer: Viewer; browser: Browser };

export type Handler = { endpoint: Endpoint; run: (call: never) => Promise<unknown> };

/** Binds one endpoint of the contract to the function that answers it. */
export function handle<E extends Endpoint>(
  endpoint: E,
  run: (call: Call<E>) => Promise<Reply<E>>,
): Handler {
  return { endpoint, run };
}

/** The same for an answer that was serialised before anyone asked. */
export function handlePrepared<E extends Endpoint>(
  endpoint: E,
  run: (call: Call<E>) => Promise<PreparedAnswer<Reply<E>>>,
): Handler {
  return { endpoint, run };
}
