import type { Endpoint, Parsed, Reply } from "@goldmane/contracts/endpoint";
import type { App, Viewer } from "#platform/app.ts";

/** Whoever calls has a browser session: reading one makes none, so `viewer` may be a passer-by. */
type Call<E extends Endpoint> = Parsed<E> & { app: App; viewer: Viewer };

export type Handler = { endpoint: Endpoint; run: (call: never) => Promise<unknown> };

/** Binds one endpoint of the contract to the function that answers it. */
export function handle<E extends Endpoint>(
  endpoint: E,
  run: (call: Call<E>) => Promise<Reply<E>>,
): Handler {
  return { endpoint, run };
}
