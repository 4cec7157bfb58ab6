import type { InteractiveCard, InteractiveDetail } from "@goldmane/contracts/interactive/schema";
import { findInteractive, listVisibleInteractive } from "#features/library/service.ts";
import type { App, ProfileViewer, Viewer } from "#platform/app.ts";
import { interactiveChanged } from "./events.ts";
import { presentInteractive, presentInteractiveCard } from "./present.ts";
import { readPlace } from "./read-place.ts";
import { deletePlace, findPlace, listFinds, listStarted } from "./store.ts";

export async function readInteractiveList(app: App, viewer: Viewer): Promise<InteractiveCard[]> {
  const visible = listVisibleInteractive(app, viewer);
  const profileId = viewer.profile?.id;
  const finds = profileId ? await listFinds(app.db, profileId) : [];
  const started = new Set(profileId ? await listStarted(app.db, profileId) : []);
  return visible.map((interactive) => {
    const { id } = interactive.title;
    return presentInteractiveCard(interactive, {
      finds: finds.filter(({ film_id }) => film_id === id),
      isStarted: started.has(id),
    });
  });
}

/** Throws NOT_FOUND also for a film that the viewer isn't allowed to see. */
export async function readInteractive(
  app: App,
  viewer: Viewer,
  id: string,
): Promise<InteractiveDetail> {
  const interactive = findInteractive(app, viewer, id);
  const profileId = viewer.profile?.id;
  if (!profileId) return presentInteractive(interactive, { finds: [], place: null });
  const finds = await listFinds(app.db, profileId, id);
  const stored = await findPlace(app.db, { profileId, filmId: id });
  const place = stored && readPlace(interactive.script(), stored);
  return presentInteractive(interactive, { finds, place });
}

/** Forgets the profile's path. What it has found stays. */
export async function forgetPath(app: App, viewer: ProfileViewer, id: string): Promise<void> {
  findInteractive(app, viewer, id);
  const { id: profileId } = viewer.profile;
  await deletePlace(app.db, { profileId, filmId: id });
  await app.bus.publish(interactiveChanged, { profileId });
}
