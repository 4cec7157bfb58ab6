import type { NewAsk, OwnAsk } from "@goldmane/contracts/controls/asks";
import { toLocalTime } from "@goldmane/contracts/controls/clock";
import { openAsksAtMost } from "@goldmane/contracts/controls/limits";
import { isGrownUp } from "@goldmane/contracts/family/rules";
import { AppError } from "@goldmane/contracts/errors";
import type { App, Viewer } from "#platform/app.ts";
import { newId } from "#platform/ids.ts";
import { requestsChanged } from "#features/controls/events.ts";
import { presentOwnAsk } from "./present.ts";
import { deleteExpiredAsks, insertAsk, listAsksOf } from "./store.ts";

const dayMs = 24 * 3_600_000;

/**
 * Puts a question before the parents, until the household's day ends. A title is not looked up:
 * whoever asks must not learn from the answer whether it is there.
 */
export async function askParent(app: App, viewer: Viewer, asked: NewAsk): Promise<OwnAsk> {
  const { profile, householdId } = viewer;
  if (!profile || !householdId || isGrownUp(profile.role)) {
    throw new AppError("CONFLICT", "Grown-ups ask nobody.");
  }
  const now = app.now();
  const { secondOfDay } = toLocalTime(now, viewer.timeZone);
  const titleId = asked.titleId ?? null;
  const open = await app.db.transaction().execute(async (db) => {
    await deleteExpiredAsks(db, profile.id, now);
    await insertAsk(db, {
      id: newId(now),
      household_id: householdId,
      profile_id: profile.id,
      kind: asked.kind,
      title_id: titleId,
      status: "waiting",
      minutes: null,
      asked_at: now,
      expires_at: Math.floor(now / 1000) * 1000 + (24 * 3600 - secondOfDay) * 1000,
      answered_at: null,
      answered_by: null,
    });
    const all = await listAsksOf(db, profile.id, now - dayMs);
    const waiting = all.filter(({ status }) => status === "waiting");
    if (waiting.length > openAsksAtMost) {
      throw new AppError("TOO_MANY_REQUESTS", "Wait for an answer before you ask for more.");
    }
    return waiting;
  });
  await app.bus.publish(requestsChanged, { householdId });
  const ask = open.find(({ kind, title_id }) => kind === asked.kind && title_id === titleId);
  if (!ask) throw new AppError("CONFLICT", "This question was answered just now.");
  return presentOwnAsk(ask, now);
}

export async function readOwnAsks(app: App, { profile }: Viewer): Promise<OwnAsk[]> {
  const now = app.now();
  const asks = await listAsksOf(app.db, profile?.id ?? "", now - dayMs);
  return asks.map((ask) => presentOwnAsk(ask, now));
}
