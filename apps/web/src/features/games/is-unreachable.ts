import { ApiError } from "#platform/api.ts";

/** Whether a call failed for a reason that passes: no connection, or a server that is busy. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return error instanceof TypeError;
  return error.status >= 500 || error.status === 429;
}
