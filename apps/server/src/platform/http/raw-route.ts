import type { Access, Confirmed } from "@goldmane/contracts/endpoint";
import type { FastifyReply, FastifyRequest, HTTPMethods } from "fastify";
import type { App, ViewerOf } from "#platform/app.ts";

export type RawCall<A extends Access = "anyone"> = {
  app: App;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Reads the session, which can query the database. Avoid it for media bytes. */
  findViewer: () => Promise<ViewerOf<A>>;
};

type Parts<A extends Access> = {
  methods: readonly HTTPMethods[];
  /** Fastify's syntax; `*` matches the rest of the path. */
  path: string;
  access: A;
  /** Sensitive: requires a recently entered password. */
  confirmed?: Confirmed;
  /** Leaves the body, of any type and size, unread on `request.raw`. */
  takesAnyBody?: boolean;
  /** Responds through `reply`, or returns the payload. */
  run: (call: RawCall<A>) => unknown;
};

/** A route with a non-JSON response. Errors, headers and the same-origin rule apply as usual. */
export type RawRoute = Omit<Parts<Access>, "run"> & { run(call: RawCall<Access>): unknown };

/** Binds a route whose handler relies on the viewer that its `access` lets through. */
export function rawRoute<const A extends Access>(route: Parts<A>): RawRoute {
  return route;
}
