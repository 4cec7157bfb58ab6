import type { Access, Confirmed } from "@goldmane/contracts/endpoint";
import type { FastifyReply, FastifyRequest, HTTPMethods } from "fastify";
import type { App, Viewer } from "#platform/app.ts";

export type RawCall = {
  app: App;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Reads the session, which costs a look into the database at times: bytes are not worth it. */
  findViewer: () => Promise<Viewer>;
};

/** A route whose answer isn't JSON. Errors, headers and the same-origin rule are as everywhere. */
export type RawRoute = {
  methods: readonly HTTPMethods[];
  /** Fastify's notation; `*` takes the rest of the path. */
  path: string;
  access: Access;
  /** Sensitive: a password must have been given again lately. */
  confirmed?: Confirmed;
  /** Leaves the body unread, of any type and size, on `request.raw`. */
  takesAnyBody?: boolean;
  /** Answers through `reply`, or returns what to send. */
  run: (call: RawCall) => unknown;
};
