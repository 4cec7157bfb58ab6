import type * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";

/**
 * Required access. Each level includes the ones before it, except `operator`, which is a right on the
 * server and not in a household. `account` is a parent signed in to the account itself.
 */
export type Access = "anyone" | "household" | "profile" | "parent" | "account" | "operator";

/**
 * The password to confirm with: any caller's own (true), or, if the account has two-step sign-in, the
 * account's with its code, so that a profile's password cannot bypass the second step.
 */
export type Confirmed = true | "account";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

type Parts = {
  access: Access;
  /** Sensitive: requires a password entered within the last ten minutes. */
  confirmed?: Confirmed;
  /** One line for the API reference. */
  summary: string;
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  reply?: z.ZodMiniType;
  /** Error codes of this call, besides those of every call. */
  errors?: readonly ErrorCode[];
};

/** The contract of one HTTP call: the server binds it, the web client calls it. */
export type Endpoint = Parts & { method: Method; path: `/api/${string}` };

/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  const M extends Method,
  const Path extends Endpoint["path"],
  const P extends Parts,
>(method: M, path: Path, parts: P): P & Endpoint & { method: M; path: Path } {
  return { ...parts, method, path };
}

/** A caller's input: path parameters and query merged, the body under `body`. */
export type Input<E> = In<E, "params"> &
  In<E, "query"> &
  (E extends { body: infer B } ? { body: z.input<B> } : unknown);
/** A handler's parsed input. */
export type Parsed<E> = { params: Out<E, "params">; query: Out<E, "query">; body: Out<E, "body"> };
export type Reply<E> = E extends { reply: infer R } ? z.output<R> : void;

type In<E, K extends string> = E extends Record<K, infer S> ? z.input<S> : unknown;
type Out<E, K extends string> = E extends Record<K, infer S> ? z.output<S> : undefined;
