import { ApiError } from "#platform/api.ts";
import { say } from "#platform/words/say.ts";

/** A failure in one line, for a place beside what did work: the house's own words where it had any. */
export function describeError(error: Error): string {
  if (error instanceof ApiError)
    return error.displayMessage ?? say`The house could not do this just now.`;
  if (!navigator.onLine) return say`You are offline.`;
  return say`The server could not be asked. Check the connection, then try again.`;
}
