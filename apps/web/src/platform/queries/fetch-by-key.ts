import type { QueryFunctionContext } from "@tanstack/react-query";
import { ApiError, fetchResponse } from "#platform/api.ts";

/**
 * Default query function: fetches the URL in the first part of the key and returns the JSON. With
 * `meta: { nullOn401: true }` a 401 returns null.
 * @throws ApiError for any other non-OK status
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
