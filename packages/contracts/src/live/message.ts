import type * as z from "zod/mini";

/** Browsers that can send a command: all, those of a household, or those with a chosen profile. */
export type LiveAccess = "anyone" | "household" | "profile";

/** A message from a browser to the server. Every command is acknowledged with a `liveAnswer`. */
export type LiveCommand = {
  /** Socket.IO's event name. */
  name: string;
  access: LiveAccess;
  body: z.ZodMiniType;
  /** The result of a command that succeeds; undefined for none. */
  reply?: z.ZodMiniType;
};

/** A message from the server to browsers. */
export type LiveEvent = {
  /** Socket.IO's event name. */
  name: string;
  body: z.ZodMiniType;
};

/* @__NO_SIDE_EFFECTS__ */
export function liveCommand<const S extends Omit<LiveCommand, "name">>(
  name: string,
  parts: S,
): S & { name: string } {
  return { ...parts, name };
}

/* @__NO_SIDE_EFFECTS__ */
export function liveEvent<const B extends z.ZodMiniType>(
  name: string,
  body: B,
): { name: string; body: B } {
  return { name, body };
}

/** The body as sent, before defaults are filled in. */
export type MessageInput<M extends { body: z.ZodMiniType }> = z.input<M["body"]>;
/** The body as received, parsed. */
export type MessageBody<M extends { body: z.ZodMiniType }> = z.output<M["body"]>;
/** The parsed reply of a command that succeeded. */
export type CommandReply<S> = S extends { reply: infer R } ? z.output<R> : void;
