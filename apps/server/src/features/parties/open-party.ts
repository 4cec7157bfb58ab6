import { AppError } from "@goldmane/contracts/errors";
import type { NewParty, Party } from "@goldmane/contracts/parties/schema";
import { findTitle } from "#features/library/service.ts";
import { needSubscription } from "#features/subscription/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { newId } from "#platform/ids.ts";
import { partiesChanged } from "./events.ts";
import { empty } from "./film/next-timeline.ts";
import { toColumns } from "./film/store.ts";
import { newPartyCode } from "./party-code.ts";
import { insertParty, upsertMember } from "./room/store.ts";
import { readParty } from "./service.ts";
import { insertItem } from "./queue/store.ts";

const usualGrants = JSON.stringify(["queue", "chat", "voice"]);
/** Of 594 million codes one that is taken is rare, and so many in a row are a fault. */
const triesAtMost = 10;

/**
 * Opens a party, with a title first in its queue or an empty room.
 * @throws AppError SUBSCRIPTION_REQUIRED without a plan, NOT_ALLOWED where a parent does not let
 * this profile give parties.
 */
export async function createParty(app: App, viewer: Viewer, input: NewParty): Promise<Party> {
  await needSubscription(app, viewer);
  const { profile, householdId } = viewer;
  if (!profile || !householdId) throw new AppError("NOT_SIGNED_IN", "Choose a profile first.");
  if (profile.controls.party !== "host") {
    throw new AppError("NOT_ALLOWED", "Ask a grown-up to open a party. You can join theirs.");
  }
  const title = input.titleId ? findTitle(app, viewer, input.titleId) : null;
  const now = app.now();
  const id = newId(now);
  const row = {
    ...toColumns(empty(1, now)),
    id,
    household_id: householdId,
    name: input.name ?? profile.displayName,
    state: "open",
    created_at: now,
    ended_at: null,
    emptied_at: now,
    guests_may: usualGrants,
    slow_mode_seconds: 0,
  };
  await app.db.transaction().execute(async (db) => {
    for (let tries = 1; !(await insertParty(db, { ...row, code: newPartyCode() })); tries += 1) {
      if (tries >= triesAtMost) throw new Error("No code for a party was free.");
    }
    await upsertMember(db, { partyId: id, profileId: profile.id, role: "host", now });
    if (title) {
      await insertItem(db, {
        id: newId(now),
        partyId: id,
        profileId: profile.id,
        titleId: title.id,
        now,
      });
    }
  });
  await app.bus.publish(partiesChanged, { householdId });
  return await readParty(app, viewer, id);
}
