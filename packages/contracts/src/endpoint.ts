import type * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";

/**
 * Who may call. Each level holds the ones before it, but `operator`, which is a right of the
 * installation and not of a household. `account` is a parent who signed in to the account itself.
 */
export type Access = "anyone" | "household" | "profile" | "parent" | "account" | "operator";

/**
 * Whose password that is: anyone's who may call; or, where the account has two-step sign-in, the
 * account's own with its code, so that no profile's password is a way around the second step.
 */
export type Confirmed = true | "account";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

type Parts = {
  access: Access;
  /** Sensitive: a password must have been given again within the last ten minutes. */
  confirmed?: Confirmed;
  /** One line for the published reference. */
  summary: string;
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  reply?: z.ZodMiniType;
  /** Codes this call may answer with, beyond those any call may. */
  errors?: readonly ErrorCode[];
};

/** What both sides agree on about one HTTP call: the server binds it, the web client calls it. */
export type Endpoint = Parts & { method: Method; path: `/api/${string}` };

/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const P extends Parts>(
  method: Method,
  path: `/api/${string}`,
  parts: P,
): P & Endpoint {
  return { ...parts, method, path };
}

/** What a caller passes: path parameters and query side by side, the body under `body`. */
export type Input<E> = In<E, "params"> &
  In<E, "query"> &
  (E extends { body: infer B } ? { body: z.input<B> } : unknown);
/** What a handler is handed, parsed. */
export type Parsed<E> = { params: Out<E, "params">; query: Out<E, "query">; body: Out<E, "body"> };
export type Reply<E> = E extends { reply: infer R } ? z.output<R> : void;

type In<E, K extends string> = E extends Record<K, infer S> ? z.input<S> : unknown;
type Out<E, K extends string> = E extends Record<K, infer S> ? z.output<S> : undefined;
