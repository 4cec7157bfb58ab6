import { toLocalTime } from "@goldmane/contracts/controls/local-time";
import type { TimeLeft } from "@goldmane/contracts/controls/time-left";
import { resumeFromSeconds } from "@goldmane/contracts/playback/limits";
import { creditedSeconds, isSeen } from "@goldmane/contracts/watchlist/rules";
import type { Title } from "#features/library/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { filmSeen } from "./events.ts";
import { addDaysOf } from "./streak.ts";
import { addSeen, findItem, updateSeen } from "./store.ts";

type Report = {
  title: Title;
  fromSeconds: number;
  toSeconds: number;
  timeLeft: TimeLeft | null;
  isReadAlong: boolean;
};

/** Credits the watched time of a progress report. Without a profile nothing is counted. */
export async function recordWatching(
  app: App,
  { profile, timeZone }: Viewer,
  { title, fromSeconds, toSeconds, timeLeft, isReadAlong }: Report,
): Promise<void> {
  const seconds = creditedSeconds(fromSeconds, toSeconds);
  if (!profile || !title.isListed || seconds === 0) return;
  const profileId = profile.id;
  const hasEnded = await app.db.transaction().execute(async (db) => {
    const row = await addSeen(db, { profileId, titleId: title.id, seconds });
    const { durationSeconds } = title;
    if (!isSeen({ positionSeconds: toSeconds, creditedSeconds: row.seconds, durationSeconds }))
      return false;
    const item = await findItem(db, profileId, title.id);
    const isKept = item !== undefined && item.is_removed === 0;
    await updateSeen(db, {
      profile_id: profileId,
      title_id: title.id,
      was_kept: row.was_kept === 1 || isKept ? 1 : 0,
      now: app.now(),
    });
    return true;
  });
  if (toSeconds >= resumeFromSeconds) {
    await addDaysOf(app, profileId, [toLocalTime(app.now(), timeZone).day]);
  }
  if (hasEnded) {
    await app.bus.publish(filmSeen, { profileId, titleId: title.id, timeLeft, isReadAlong });
  }
}
