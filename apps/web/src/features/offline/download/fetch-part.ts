import { ApiError } from "#platform/api.ts";

/**
 * Fetches one part of a film at low priority.
 * @throws ApiError where the server refuses; TypeError for a network error
 */
export async function fetchPart(url: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(url, { signal, credentials: "include", priority: "low" });
  if (answer.ok) return answer;
  throw new ApiError(answer.status, (await answer.text()) || answer.statusText);
}
