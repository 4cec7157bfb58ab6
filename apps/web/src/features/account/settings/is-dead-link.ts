import { ApiError } from "#platform/api.ts";

/** Whether a mailed link is no longer valid: used, expired or malformed. */
export function isDeadLink(error: unknown): boolean {
  const dead = ["NOT_FOUND", "INVALID_INPUT"];
  return error instanceof ApiError && dead.includes(error.code ?? "");
}
