import type { ProfileFacts } from "@goldmane/contracts/achievements/rules";
import type { InteractiveCard, InteractiveDetail } from "@goldmane/contracts/interactive/schema";
import {
  findInteractive,
  listAllInteractive,
  listVisibleInteractive,
} from "#features/library/service.ts";
import type { App, ProfileViewer, Viewer } from "#platform/app.ts";
import { interactiveChanged } from "./events.ts";
import { presentInteractive, presentInteractiveCard } from "./present.ts";
import { readPlace } from "./read-place.ts";
import { deletePlace, type FindRow, findPlace, listFinds, listStarted } from "./store.ts";

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

/** The endings that a profile has found, and the films of which it has found all, hidden ones too. */
export async function countEndings(app: App, profileId: string): Promise<ProfileFacts["endings"]> {
  const finds = await listFinds(app.db, profileId);
  const found = new Set(finds.flatMap(toEnding));
  const counts = listAllInteractive(app).map(({ film }) => {
    const has = film.endings.filter(({ id }) => found.has(`${film.id}/${id}`)).length;
    return { has, isComplete: has === film.endings.length };
  });
  return {
    found: counts.reduce((sum, { has }) => sum + has, 0),
    completeFilms: counts.filter(({ isComplete }) => isComplete).length,
  };
}

function toEnding({ film_id, kind, item }: FindRow): string[] {
  return kind === "ending" ? [`${film_id}/${item}`] : [];
}

/** Forgets the profile's path. What it has found stays. */
export async function forgetPath(app: App, viewer: ProfileViewer, id: string): Promise<void> {
  findInteractive(app, viewer, id);
  const { id: profileId } = viewer.profile;
  await deletePlace(app.db, { profileId, filmId: id });
  await app.bus.publish(interactiveChanged, { profileId });
}
