import { ApiError } from "#platform/api.ts";
import { say } from "#platform/words/say.ts";

/** Describes an error in one line: the API's message if there is one. */
export function describeError(error: Error): string {
  if (error instanceof ApiError)
    return error.displayMessage ?? say`The server couldn’t do that. Try again.`;
  if (!navigator.onLine) return say`You are offline.`;
  return say`The server could not be asked. Check the connection, then try again.`;
}
