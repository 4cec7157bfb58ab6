import { toLocalTime } from "@goldmane/contracts/controls/local-time";
import { AppError } from "@goldmane/contracts/errors";
import { defaultAgeGroup } from "@goldmane/contracts/family/limits";
import { historyAtMost } from "@goldmane/contracts/recommendations/limits";
import { partOfDayAt } from "@goldmane/contracts/recommendations/parts-of-day";
import type { Recommendations } from "@goldmane/contracts/recommendations/schema";
import { readOwnControls } from "#features/controls/service.ts";
import { countViewsOf, findTitle, listVisible, titleSpaceOf } from "#features/library/service.ts";
import { readBegun } from "#features/playback/service.ts";
import type { App, Viewer, SessionViewer } from "#platform/app.ts";
import type { Facts } from "./choose/facts.ts";
import { recommend } from "./choose/recommend.ts";
import { presentRecommendations } from "./present.ts";
import { deleteDismissal, insertDismissal, listDismissed } from "./store.ts";

export async function readRecommendations(app: App, viewer: Viewer): Promise<Recommendations> {
  const facts = await readFacts(app, viewer);
  return presentRecommendations(facts, recommend(facts));
}

/** @throws AppError NOT_FOUND for a title that this viewer may not see. */
export async function dismissTitle(app: App, viewer: SessionViewer, id: string): Promise<void> {
  const { id: titleId } = findTitle(app, viewer, id);
  await insertDismissal(app.db, { viewerId: viewer.ownerId, titleId, now: app.now() });
}

/** @throws AppError NOT_FOUND for a title that this viewer did not dismiss. */
export async function restoreTitle(app: App, viewer: SessionViewer, id: string): Promise<void> {
  const wasDismissed = await deleteDismissal(app.db, { viewerId: viewer.ownerId, titleId: id });
  if (!wasDismissed) throw new AppError("NOT_FOUND", "You haven’t hidden this title.");
}

async function readFacts(app: App, viewer: Viewer): Promise<Facts> {
  const now = app.now();
  const begun = await readBegun(app, viewer, historyAtMost);
  const dismissed = new Set(
    viewer.ownerId === null ? [] : await listDismissed(app.db, viewer.ownerId),
  );
  const { timeLeft } = await readOwnControls(app, viewer, null);
  const space = await titleSpaceOf(app);
  return {
    // Read last, so that no outdated rule is applied.
    titles: listVisible(app, viewer),
    space,
    begun,
    dismissed,
    ageGroup: viewer.profile?.ageGroup ?? defaultAgeGroup,
    partOfDay: partOfDayAt(toLocalTime(now, viewer.timeZone).secondOfDay),
    now,
    timeLeft:
      timeLeft && timeLeft.reason !== "films"
        ? { minutes: timeLeft.minutesLeft, endsBy: timeLeft.reason }
        : null,
    countViews: (titleId) => countViewsOf(app, titleId),
  };
}
