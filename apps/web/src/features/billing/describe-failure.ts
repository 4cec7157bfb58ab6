import { ApiError } from "#platform/api.ts";
import { say } from "#platform/words/say.ts";

/** The server's error message, or a generic one with advice. */
export function describeFailure(error: unknown): string {
  if (error instanceof ApiError && error.status < 500 && error.displayMessage)
    return error.displayMessage;
  return say`The server could not be asked. Nothing is paid twice: check the connection and try again.`;
}
