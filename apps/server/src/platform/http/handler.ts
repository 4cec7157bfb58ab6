import type { Endpoint, Parsed, Reply } from "@goldmane/contracts/endpoint";
import type { App, Viewer } from "#platform/app.ts";
import type { Browser } from "#platform/identity/browser.ts";
import type { PreparedAnswer } from "./prepared-answer.ts";

/**
 * GETs never create a session, so `viewer` can be anonymous. Mutations always have a session, which is
 * discarded if the call fails.
 */
type Call<E extends Endpoint> = Parsed<E> & { app: App; viewer: Viewer; browser: Browser };

export type Handler = { endpoint: Endpoint; run: (call: never) => Promise<unknown> };

/** Binds an endpoint of the contract to its implementation. */
export function handle<E extends Endpoint>(
  endpoint: E,
  run: (call: Call<E>) => Promise<Reply<E>>,
): Handler {
  return { endpoint, run };
}

/** The same for a pre-serialized response. */
export function handlePrepared<E extends Endpoint>(
  endpoint: E,
  run: (call: Call<E>) => Promise<PreparedAnswer<Reply<E>>>,
): Handler {
  return { endpoint, run };
}
