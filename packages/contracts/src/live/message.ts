import type * as z from "zod/mini";

/** Who may say it: whoever was let onto the line, a browser of a household, or one in which a profile was chosen. */
export type LiveAccess = "anyone" | "household" | "profile";

/** What a browser says to the server over the live connection. Each is answered: `liveAnswer`. */
export type Saying = {
  /** The event's name on the wire. */
  name: string;
  access: LiveAccess;
  body: z.ZodMiniType;
  /** What a yes brings along; without it nothing. */
  reply?: z.ZodMiniType;
};

/** What the server tells browsers over the live connection. */
export type Telling = {
  /** The event's name on the wire. */
  name: string;
  body: z.ZodMiniType;
};

/* @__NO_SIDE_EFFECTS__ */
export function saying<const S extends Omit<Saying, "name">>(
  name: string,
  parts: S,
): S & { name: string } {
  return { ...parts, name };
}

/* @__NO_SIDE_EFFECTS__ */
export function telling<const B extends z.ZodMiniType>(
  name: string,
  body: B,
): { name: string; body: B } {
  return { name, body };
}

/** What is sent, before defaults are filled in. */
export type Said<M extends { body: z.ZodMiniType }> = z.input<M["body"]>;
/** What is received, parsed. */
export type Heard<M extends { body: z.ZodMiniType }> = z.output<M["body"]>;
/** What a saying is answered where it was done. */
export type Answered<S> = S extends { reply: infer R } ? z.output<R> : void;
