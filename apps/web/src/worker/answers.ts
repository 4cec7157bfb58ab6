import { fetchFromServer, preferServer } from "./fetch-from-server.ts";
import { sendDetail, sendWatching } from "./downloads/answer-offline.ts";
import { sendControls } from "./positions/time.ts";
import { answersCache, cacheAnswer, findAnswer, viewerGeneration } from "./viewer.ts";

const maxAnswers = 400;

/** Network first; offline, the last answer to this viewer. */
export async function sendAnswer(request: Request, event: ExtendableEvent): Promise<Response> {
  const askedIn = viewerGeneration();
  const asking = fetchFromServer(request);
  event.waitUntil(
    asking.then(
      (answer) => cacheAndRenew(request, answer.clone(), askedIn),
      () => undefined,
    ),
  );
  return await preferServer(asking, () => findCached(request));
}

/** The home page's requests. */
const homePaths = [
  "session",
  "controls",
  "animations",
  "animations/featured",
  "animations/popular",
  "animations/previews",
  "directory/links",
  "directory/listen",
  "directory/showcase",
  "family-profiles",
  "recommendations",
  "subscription/access",
  "watching",
  "watchlist",
] as const;

/**
 * Fetches what the home page needs, so that it works offline.
 * @param language of the page; null asks for the browser's
 */
export async function cacheHome(language: string | null): Promise<void> {
  // Independently: the page requests whatever one of them missed when it is shown.
  await Promise.allSettled(
    homePaths.map(async (path) => {
      const request = new Request(`/api/${path}`, {
        credentials: "include",
        headers: language === null ? {} : { "accept-language": language },
      });
      const askedIn = viewerGeneration();
      await cacheAnswer(request, await fetchFromServer(request), askedIn);
    }),
  );
}

async function cacheAndRenew(request: Request, answer: Response, askedIn: number): Promise<void> {
  const isOther = await cacheAnswer(request, answer, askedIn);
  if (isOther) await cacheHome(request.headers.get("accept-language"));
  await prune();
}

async function findCached(request: Request): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === "/api/controls") return await sendControls(searchParams.get("titleId"));
  const cached = await findAnswer(request);
  if (pathname === "/api/watching") return await sendWatching(cached);
  const [, titleId] = /^\/api\/titles\/([^/]+)$/.exec(pathname) ?? [];
  return cached ?? (titleId === undefined ? undefined : await sendDetail(titleId));
}

async function prune(): Promise<void> {
  const answers = await caches.open(answersCache);
  const all = await answers.keys();
  for (const oldest of all.slice(0, Math.max(0, all.length - maxAnswers))) {
    await answers.delete(oldest);
  }
}
