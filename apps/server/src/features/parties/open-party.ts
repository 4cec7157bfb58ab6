import { AppError } from "@goldmane/contracts/errors";
import type { NewParty, Party } from "@goldmane/contracts/parties/schema";
import { findTitle } from "#features/library/service.ts";
import { requireSubscription } from "#features/subscription/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { newId } from "#platform/ids.ts";
import { openRoom } from "./room/open-room.ts";
import { readParty } from "./service.ts";

/**
 * Opens a party, optionally with a title in its queue.
 * @throws AppError SUBSCRIPTION_REQUIRED without a plan, NOT_ALLOWED if the profile's controls don't
 * let it host parties.
 */
export async function createParty(app: App, viewer: Viewer, input: NewParty): Promise<Party> {
  await requireSubscription(app, viewer);
  const { profile, householdId } = viewer;
  if (!profile || !householdId) throw new AppError("NOT_SIGNED_IN", "Choose a profile first.");
  if (profile.controls.party !== "host") {
    throw new AppError("NOT_ALLOWED", "Ask a grown-up to start a party. You can join theirs.");
  }
  const id = newId(app.now());
  await openRoom(app, {
    id,
    householdId,
    hostId: profile.id,
    name: input.name ?? profile.displayName,
    titleId: input.titleId ? findTitle(app, viewer, input.titleId).id : null,
    audience: input.audience ?? "friends",
    emptySince: app.now(),
  });
  return await readParty(app, viewer, id);
}
