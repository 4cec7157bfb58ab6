import type { FlightLog } from "@goldmane/contracts/spaceship/schema";
import { findTitle, listVisible } from "#features/library/service.ts";
import { listSeen } from "#features/watchlist/service.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import { planetLanded } from "./events.ts";
import { insertLanding, listLandings } from "./store.ts";

export { listLandings } from "./store.ts";

/** Leaves out titles that the viewer isn't allowed to see. */
export async function readFlightLog(app: App, viewer: ProfileViewer): Promise<FlightLog> {
  const { id: profileId } = viewer.profile;
  const visible = new Set(listVisible(app, viewer).map(({ id }) => id));
  const [landings, seen] = await Promise.all([
    listLandings(app.db, profileId),
    listSeen(app.db, profileId),
  ]);
  return {
    landedOn: landings.filter((id) => visible.has(id)),
    watched: seen.flatMap(({ titleId }) => (visible.has(titleId) ? [titleId] : [])),
  };
}

/** Idempotent. Throws NOT_FOUND also for a title that the viewer isn't allowed to see. */
export async function recordLanding(
  app: App,
  viewer: ProfileViewer,
  id: string,
): Promise<FlightLog> {
  const { id: titleId } = findTitle(app, viewer, id);
  const { id: profileId } = viewer.profile;
  const isNew = await insertLanding(app.db, { profileId, titleId, now: app.now() });
  if (isNew) await app.bus.publish(planetLanded, { profileId });
  return await readFlightLog(app, viewer);
}
