import { currentSession } from "@goldmane/contracts/account/schema";
import { deleteRecord, readRecord, writeRecord } from "#platform/local-store/device-records.ts";
import { worker } from "./scope.ts";

/** Answers of the API, of one viewer at a time. */
export const answersCache = "goldmane-answers";
export const picturesCache = "goldmane-pictures";
const viewerHeader = "goldmane-viewer";

/** Changes with the viewer: what was asked before and comes after is not kept. */
let turn = 0;
/** How often all was dropped. */
let drops = 0;
let working: Promise<unknown> = Promise.resolve();

export function viewerGeneration(): number {
  return turn;
}

export function dropCount(): number {
  return drops;
}

/** Drops all that was kept for whoever was watching. */
export async function clearViewerData(): Promise<void> {
  turn += 1;
  await runInOrder(dropCached);
}

/** Keeps an answer for its viewer, and drops those of any other first. */
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
    if (answer.ok) await answers.put(request, answer);
    else if (isRefused(answer)) await answers.delete(request);
    return isOther;
  });
}

/** The profile that this device was last used by, as the server said; null for nobody. */
export async function findProfile(): Promise<{
  id: string;
  householdId: string;
  role: string;
} | null> {
  const answers = await caches.open(answersCache);
  const cached = await answers.match(new URL("/api/session", worker.location.origin));
  const session = cached && currentSession.safeParse(await cached.json()).data;
  if (!session?.profile || !session.household) return null;
  const { id, role } = session.profile;
  return { id, role, householdId: session.household.id };
}

/** Not when the server only stumbles, or asks for patience. */
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

/** One after the other: no answer slips in between a viewer's going and their answers'. */
function runInOrder<T>(work: () => Promise<T>): Promise<T> {
  const done = working.then(work);
  working = done.catch(() => undefined);
  return done;
}
