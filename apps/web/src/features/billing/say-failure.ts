import { ApiError } from "#platform/api.ts";
import { say } from "#platform/words/say.ts";

/** A failure in the server's own words, or what to do where it had none. */
export function sayFailure(error: unknown): string {
  if (error instanceof ApiError && error.status < 500 && error.displayMessage)
    return error.displayMessage;
  return say`The server could not be asked. Nothing is paid twice: check the connection and try again.`;
}
