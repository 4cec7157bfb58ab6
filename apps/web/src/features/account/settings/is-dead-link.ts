import { ApiError } from "#platform/api.ts";

/** Whether a mailed link opens nothing: it was used, is too old, or was never mailed like this. */
export function isDeadLink(error: unknown): boolean {
  const dead = ["NOT_FOUND", "INVALID_INPUT"];
  return error instanceof ApiError && dead.includes(error.code ?? "");
}
