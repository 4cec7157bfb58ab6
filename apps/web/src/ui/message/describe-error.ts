import { ApiError } from "#platform/api.ts";
import { say } from "#platform/words/say.ts";

/** Describes an error in one line: the API's message if there is one. */
export function describeError(error: Error): string {
  if (error instanceof ApiError)
    return error.displayMessage ?? say`Something went wrong. Try again.`;
  if (!navigator.onLine) return say`You’re offline.`;
  return say`Can’t reach the server. Check your connection and try again.`;
}
