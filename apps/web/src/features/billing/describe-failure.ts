import { ApiError } from "#platform/api.ts";
import { say } from "#platform/words/say.ts";

/** The server's error message, or a generic one with advice. */
export function describeFailure(error: unknown): string {
  if (error instanceof ApiError && error.status < 500 && error.displayMessage)
    return error.displayMessage;
  return say`Can’t reach the server. Try again: you won’t be charged twice.`;
}
