import type { Access, Confirmed } from "@goldmane/contracts/endpoint";
import type { FastifyReply, FastifyRequest, HTTPMethods } from "fastify";
import type { App, Viewer } from "#platform/app.ts";

export type RawCall = {
  app: App;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Reads the session, which can query the database. Avoid it for media bytes. */
  findViewer: () => Promise<Viewer>;
};

/** A route with a non-JSON response. Errors, headers and the same-origin rule apply as usual. */
export type RawRoute = {
  methods: readonly HTTPMethods[];
  /** Fastify's syntax; `*` matches the rest of the path. */
  path: string;
  access: Access;
  /** Sensitive: requires a recently entered password. */
  confirmed?: Confirmed;
  /** Leaves the body, of any type and size, unread on `request.raw`. */
  takesAnyBody?: boolean;
  /** Responds through `reply`, or returns the payload. */
  run: (call: RawCall) => unknown;
};
