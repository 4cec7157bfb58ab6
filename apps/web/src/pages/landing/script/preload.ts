import type { PreloadedResponses } from "#pages/landing/preloaded-app.ts";
import { preloadCalls } from "./preload-calls.ts";

/** Prefetches the home page's data. Failures are ignored: the home page fetches again. */
export function preloadHome(): PreloadedResponses {
  return new Map(
    preloadCalls.map(({ path, priority, maxAgeSeconds }) => {
      const answer = fetch(path, {
        priority,
        credentials: "include",
        headers: { "cache-control": `max-age=${maxAgeSeconds}` },
      }).then((response) => {
        if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
        return response.json() as Promise<unknown>;
      });
      answer.catch(() => undefined);
      return [path, answer] as const;
    }),
  );
}
