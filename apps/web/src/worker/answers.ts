import { askServer, preferServer } from "./ask-server.ts";
import { sendDetail, sendWatching } from "./copies/answer-alone.ts";
import { sendControls } from "./places/time.ts";
import { answersCache, keepAnswer, viewerTurn } from "./viewer.ts";

const keptAtMost = 400;

/** Asks the server first; without one, the last answer to this viewer. */
export async function sendAnswer(request: Request, event: ExtendableEvent): Promise<Response> {
  const askedIn = viewerTurn();
  const asking = askServer(request);
  event.waitUntil(
    asking.then(
      (answer) => keepAndRenew(request, answer.clone(), askedIn),
      () => undefined,
    ),
  );
  return await preferServer(asking, () => findKept(request));
}

/** What the home page asks for. */
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

/** Fetches what the home page needs, so that it is here when there is no network. */
export async function keepHome(): Promise<void> {
  // Each for itself: what one of them lacks, the page asks for when it is shown.
  await Promise.allSettled(
    homePaths.map(async (path) => {
      const request = new Request(`/api/${path}`, { credentials: "include" });
      const askedIn = viewerTurn();
      await keepAnswer(request, await askServer(request), askedIn);
    }),
  );
}

async function keepAndRenew(request: Request, answer: Response, askedIn: number): Promise<void> {
  const isOther = await keepAnswer(request, answer, askedIn);
  if (isOther) await keepHome();
  await prune();
}

async function findKept(request: Request): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === "/api/controls") return await sendControls(searchParams.get("titleId"));
  const answers = await caches.open(answersCache);
  const kept = await answers.match(request, { ignoreVary: true });
  if (pathname === "/api/watching") return await sendWatching(kept);
  const [, titleId] = /^\/api\/titles\/([^/]+)$/.exec(pathname) ?? [];
  return kept ?? (titleId === undefined ? undefined : await sendDetail(titleId));
}

async function prune(): Promise<void> {
  const answers = await caches.open(answersCache);
  const all = await answers.keys();
  for (const oldest of all.slice(0, Math.max(0, all.length - keptAtMost))) {
    await answers.delete(oldest);
  }
}
