import { toLocalTime } from "@goldmane/contracts/controls/local-time";
import { minutesOf } from "@goldmane/contracts/controls/screen-time";
import type { TimeLimits } from "@goldmane/contracts/controls/schema";
import { AppError } from "@goldmane/contracts/errors";
import { lockProfileForUpdate } from "#features/family/service.ts";
import { lookUpPlayable, type Title } from "#features/library/service.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import { readSpent, readTime } from "./screen-time.ts";
import { findGiven, findMark, type GivenRow, upsertGiven } from "./store.ts";

type Place = Pick<App, "db" | "now">;
type Day = { profileId: string; day: string };

/** Grants minutes from now, regardless of limits and bedtime. Runs in the caller's transaction. */
export async function giveMinutes(
  { db, now }: Place,
  child: { profileId: string; timeZone: string | null; limits: TimeLimits },
  minutes: number,
): Promise<void> {
  const at = now();
  const { day, weekday } = toLocalTime(at, child.timeZone);
  const of = { profileId: child.profileId, day };
  const given = await findOrNothing(db, of);
  const { seconds } = await readSpent({ db }, of);
  const limit = minutesOf(child.limits, weekday);
  // Finishing a film can exceed the limit; the overrun must not reduce the extra minutes.
  const beyond =
    limit === null ? 0 : Math.max(0, Math.ceil(seconds) - limit * 60 - given.extra_seconds);
  await upsertGiven(db, {
    ...given,
    extra_seconds: given.extra_seconds + beyond + minutes * 60,
    free_until: Math.max(at, given.free_until) + minutes * 60_000,
  });
}

/** Lets a film run to its end. Runs in the caller's transaction. */
export async function giveTitle(
  { db, now }: Place,
  child: { profileId: string; timeZone: string | null },
  title: Title,
): Promise<void> {
  const { day } = toLocalTime(now(), child.timeZone);
  const given = await findOrNothing(db, { profileId: child.profileId, day });
  await upsertGiven(db, { ...given, ...(await untilItsEnd({ db, now }, child.profileId, title)) });
}

/** The child's own choice, once a day: finish the running film. */
export async function finishTitle(
  app: App,
  viewer: ProfileViewer,
  titleId: string,
): Promise<Awaited<ReturnType<typeof readTime>>> {
  const title = lookUpPlayable(app, viewer, titleId);
  if (!title) throw new AppError("NOT_FOUND", "This title doesn’t exist.");
  const { timeLeft } = await readTime(app, viewer, titleId);
  if (!timeLeft || timeLeft.isLast) return await readTime(app, viewer, titleId);
  const profileId = viewer.profile.id;
  const { day } = toLocalTime(app.now(), viewer.timeZone);
  await app.db.transaction().execute(async (db) => {
    await lockProfileForUpdate({ db }, profileId);
    const given = await findOrNothing(db, { profileId, day });
    if (!timeLeft.mayFinish || given.has_finished === 1) {
      throw new AppError("CONFLICT", "You can only finish the film that’s playing, once a day.");
    }
    const last = await untilItsEnd({ db, now: app.now }, profileId, title);
    await upsertGiven(db, { ...given, ...last, has_finished: 1 });
  });
  return await readTime(app, viewer, titleId);
}

const slackMs = 60_000;

/** The film's remaining time plus an allowance for pauses. */
async function untilItsEnd(
  { db, now }: Place,
  profileId: string,
  { id, durationSeconds }: Title,
): Promise<Pick<GivenRow, "last_title_id" | "last_until">> {
  const mark = await findMark(db, profileId);
  const reached = mark?.title_id === id ? mark.position_seconds : 0;
  const leftMs = Math.max(0, durationSeconds - reached) * 1000;
  return { last_title_id: id, last_until: Math.ceil(now() + leftMs * 1.25 + slackMs) };
}

async function findOrNothing(db: App["db"], { profileId, day }: Day): Promise<GivenRow> {
  const nothing = {
    profile_id: profileId,
    day,
    extra_seconds: 0,
    free_until: 0,
    last_title_id: null,
    last_until: 0,
    has_finished: 0,
  };
  return (await findGiven(db, { profileId, day })) ?? nothing;
}
