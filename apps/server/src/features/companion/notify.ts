import {
  remoteChanged,
  remoteEnded,
  type RemoteEnd,
  remotesChanged,
  shownChanged,
} from "@goldmane/contracts/companion/live";
import type { RemoteCard, ScreenState } from "@goldmane/contracts/companion/schema";
import { lookUpTitle } from "#features/library/service.ts";
import { readContentPolicies } from "#features/parties/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { findSessionProfile } from "#platform/identity/session-table.ts";
import { presentCard, presentHeld, presentShown } from "./present.ts";
import { listRemotes, type RemoteRow, type ScreenRow } from "./store.ts";

export async function describeRemotes(app: App, screenId: string): Promise<RemoteCard[]> {
  return (await listRemotes(app.db, screenId)).map(presentCard);
}

/** Tells a screen which phones it has; it then says what it shows, for who has just come. */
export async function notifyScreen(app: App, screenId: string): Promise<void> {
  const remotes = await describeRemotes(app, screenId);
  app.live.emit(`screen:${screenId}`, remotesChanged, { screenId, remotes });
}

/** Tells every phone of a screen whether it is let in, and whether the screen is there. */
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

/** Tells each phone what its screen shows: a film that its holder may not see has no name there. */
export async function notifyShown(
  app: App,
  { viewer, screenId, state }: { viewer: Viewer; screenId: string; state: ScreenState },
): Promise<void> {
  const title = state.film && lookUpTitle(app, viewer, state.film.titleId);
  for (const remote of await listRemotes(app.db, screenId)) {
    if (remote.is_in === 0) continue;
    const isSeen = title !== null && (await maySee(app, remote, title.id));
    const shown = presentShown(state, isSeen ? title : null);
    app.live.emit(`remote:${remote.id}`, shownChanged, { remoteId: remote.id, shown });
  }
}

export async function nameScreen(app: App, screen: ScreenRow): Promise<string> {
  const profile = await findSessionProfile(app.db, screen.profile_id);
  return profile ? `${profile.displayName} · ${screen.device}` : screen.device;
}

/** A guest was let in by who sits at the screen, where it is seen anyway. */
async function maySee(
  app: App,
  { profile_id: profileId }: RemoteRow,
  titleId: string,
): Promise<boolean> {
  if (profileId === null) return true;
  const policies = await readContentPolicies(app, [profileId]);
  return policies.every((policy) => lookUpTitle(app, policy, titleId) !== null);
}
