import type { QueryFunctionContext } from "@tanstack/react-query";
import { ApiError, fetchResponse } from "./api.ts";

/**
 * Reads for a query that says no more than where from: the first part of its key is the URL, and the
 * answer is the JSON that comes. With `meta: { nullOn401: true }` nobody signed in is an answer too.
 * @throws ApiError for any other status that isn't OK
 */
export async function fetchByKey({
  queryKey,
  signal,
  meta,
}: QueryFunctionContext): Promise<unknown> {
  const [url] = queryKey;
  if (typeof url !== "string" || !url.startsWith("/")) {
    throw new TypeError(
      `A query without a function of its own is keyed by a URL, not ${String(url)}.`,
    );
  }
  try {
    return await (await fetchResponse(url, { signal })).json();
  } catch (error) {
    if (meta?.["nullOn401"] === true && error instanceof ApiError && error.status === 401)
      return null;
    throw error;
  }
}
