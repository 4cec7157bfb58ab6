import {
  remoteChanged,
  remoteEnded,
  type RemoteEnd,
  remotesChanged,
  shownChanged,
} from "@goldmane/contracts/companion/live";
import type { RemoteCard, ScreenState } from "@goldmane/contracts/companion/schema";
import { lookUpTitle, type Title } from "#features/library/service.ts";
import { lookUpForAll, readContentPolicies } from "#features/parties/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { findSessionProfile } from "#platform/identity/session-table.ts";
import { presentCard, presentHeld, presentShown } from "./present.ts";
import { listRemotes, type RemoteRow, type ScreenRow } from "./store.ts";

export async function describeRemotes(app: App, screenId: string): Promise<RemoteCard[]> {
  return (await listRemotes(app.db, screenId)).map(presentCard);
}

/** Sends a screen its remotes. The screen answers with its state, for phones that have just connected. */
export async function notifyScreen(app: App, screenId: string): Promise<void> {
  const remotes = await describeRemotes(app, screenId);
  app.live.emit(`screen:${screenId}`, remotesChanged, { screenId, remotes });
}

/** Sends each phone of a screen whether it is admitted and whether the screen is away. */
export async function notifyRemotes(app: App, screen: ScreenRow): Promise<void> {
  const screenName = await nameScreen(app, screen);
  for (const remote of await listRemotes(app.db, screen.id)) {
    const held = presentHeld(remote, { screenName, isAway: screen.away_at !== null });
    app.live.emit(`remote:${remote.id}`, remoteChanged, held);
  }
}

export function notifyRemoteEnded(app: App, remoteId: string, reason: RemoteEnd): void {
  app.live.emit(`remote:${remoteId}`, remoteEnded, { remoteId, reason });
}

/** Sends each phone what its screen shows, without the title of a film its profile isn't allowed to see. */
export async function notifyShown(
  app: App,
  { viewer, screenId, state }: { viewer: Viewer; screenId: string; state: ScreenState },
): Promise<void> {
  const title = state.film && lookUpTitle(app, viewer, state.film.titleId);
  for (const remote of await listRemotes(app.db, screenId)) {
    if (remote.is_in === 0) continue;
    const shown = presentShown(state, {
      title: title && (await findFor(app, remote, { title, viewer })),
      remoteId: remote.id,
    });
    app.live.emit(`remote:${remote.id}`, shownChanged, { remoteId: remote.id, shown });
  }
}

export async function nameScreen(app: App, screen: ScreenRow): Promise<string> {
  const profile = await findSessionProfile(app.db, screen.profile_id);
  return profile ? `${profile.displayName} · ${screen.device}` : screen.device;
}

/**
 * The title for a phone's profile, in its language; null if it isn't allowed. Guests see it: they were
 * admitted by the viewer of the screen that shows it.
 */
async function findFor(
  app: App,
  { profile_id: profileId }: RemoteRow,
  { title, viewer }: { title: Title; viewer: Viewer },
): Promise<Title | null> {
  if (profileId === null) return title;
  const profile = await findSessionProfile(app.db, profileId);
  const language = profile?.language ?? viewer.language;
  return lookUpForAll(app, await readContentPolicies(app, [profileId]), title.id, language);
}
