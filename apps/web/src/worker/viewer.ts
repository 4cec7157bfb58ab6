import { currentSession } from "@goldmane/contracts/account/schema";
import { deleteRecord, readRecord, writeRecord } from "#platform/local-store/device-records.ts";
import { worker } from "./scope.ts";

/** API answers, of one viewer at a time. */
export const answersCache = "goldmane-answers";
export const picturesCache = "goldmane-pictures";
const viewerHeader = "goldmane-viewer";

/** Changes with the viewer: answers to requests of an earlier generation are not cached. */
let turn = 0;
/** How often everything was dropped. */
let drops = 0;
let working: Promise<unknown> = Promise.resolve();

export function viewerGeneration(): number {
  return turn;
}

export function dropCount(): number {
  return drops;
}

/** Deletes everything cached for the previous viewer. */
export async function clearViewerData(): Promise<void> {
  turn += 1;
  await runInOrder(dropCached);
}

/** Caches an answer for its viewer, and drops those of any other viewer first. */
export function cacheAnswer(request: Request, answer: Response, askedIn: number): Promise<boolean> {
  return runInOrder(async () => {
    const mark = answer.headers.get(viewerHeader);
    if (mark === null || askedIn !== turn) return false;
    const isOther = (await readRecord("viewer", "mark")) !== mark;
    if (isOther) {
      await dropCached();
      await writeRecord("viewer", "mark", mark);
    }
    const answers = await caches.open(answersCache);
    // One answer per address: a put leaves those of other languages (Vary), of which a match finds one.
    if (answer.ok || isRefused(answer)) await answers.delete(request, { ignoreVary: true });
    if (answer.ok) await answers.put(request, answer);
    return isOther;
  });
}

/** The cached answer to `url`, in whichever language it was asked for. */
export async function findAnswer(url: Request | URL): Promise<Response | undefined> {
  const answers = await caches.open(answersCache);
  return await answers.match(url, { ignoreVary: true });
}

/** The profile that last used this device, as the server said; null for none. */
export async function findProfile(): Promise<{
  id: string;
  householdId: string;
  role: string;
} | null> {
  const cached = await findAnswer(new URL("/api/session", worker.location.origin));
  const session = cached && currentSession.safeParse(await cached.json()).data;
  if (!session?.profile || !session.household) return null;
  const { id, role } = session.profile;
  return { id, role, householdId: session.household.id };
}

/** Not for server errors or rate limits. */
function isRefused({ status }: Response): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

async function dropCached(): Promise<void> {
  drops += 1;
  await Promise.all([
    caches.delete(answersCache),
    caches.delete(picturesCache),
    deleteRecord("viewer", "mark"),
  ]);
}

/** One after another, so that no answer is cached between a change of viewers and the drop. */
function runInOrder<T>(work: () => Promise<T>): Promise<T> {
  const done = working.then(work);
  working = done.catch(() => undefined);
  return done;
}
