import type { Endpoint, Parsed, Reply } from "@goldmane/contracts/endpoint";
import type { App, SessionViewer, ViewerOf } from "#platform/app.ts";
import type { Browser } from "#platform/identity/browser.ts";
import type { PreparedAnswer } from "./prepared-answer.ts";

/**
 * GETs never create a session, so the viewer of one that anyone can make may be anonymous. Every
 * other call has a session; one that was created for it is deleted again if the call fails.
 */
type ViewerFor<E extends Endpoint> = E["method"] extends "GET"
  ? ViewerOf<E["access"]>
  : ViewerOf<E["access"]> & SessionViewer;

type Call<E extends Endpoint> = Parsed<E> & { app: App; viewer: ViewerFor<E>; browser: Browser };

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
