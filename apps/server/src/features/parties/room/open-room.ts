import type { Audience } from "@goldmane/contracts/parties/schema";
import { idlePlayback } from "#features/parties/playback/next-timeline.ts";
import { toColumns } from "#features/parties/playback/store.ts";
import { newPartyCode } from "#features/parties/party-code.ts";
import { insertItem } from "#features/parties/queue/store.ts";
import { publishPartiesChanged } from "#features/parties/zone/publish-parties-changed.ts";
import type { App } from "#platform/app.ts";
import { newId } from "#platform/ids.ts";
import { findOpenParty, insertParty, permissionsColumn, upsertParticipant } from "./store.ts";

const defaultGuestPermissions = permissionsColumn.write(["queue", "chat", "voice"]);
/** There are 594 million codes: this many collisions in a row are a bug. */
const triesAtMost = 10;

type NewRoom = {
  id: string;
  householdId: string;
  hostId: string;
  name: string;
  titleId: string | null;
  audience: Audience;
  /** From when the party counts as empty, in epoch milliseconds. */
  emptySince: number;
};

/** Opens a party. The caller has checked permission and title. */
export async function openRoom(app: App, room: NewRoom): Promise<void> {
  const { id, householdId, hostId: profileId, titleId } = room;
  const now = app.now();
  const row = {
    ...toColumns(idlePlayback(1, now)),
    id,
    household_id: householdId,
    name: room.name,
    state: "open",
    created_at: now,
    ended_at: null,
    emptied_at: room.emptySince,
    guest_permissions: defaultGuestPermissions,
    slow_mode_seconds: 0,
    audience: room.audience,
  };
  await app.db.transaction().execute(async (db) => {
    for (let tries = 1; !(await insertParty(db, { ...row, code: newPartyCode() })); tries += 1) {
      if (tries >= triesAtMost) throw new Error("No free party code found.");
    }
    await upsertParticipant(db, { partyId: id, profileId, role: "host", now });
    if (titleId !== null) {
      await insertItem(db, { id: newId(now), partyId: id, profileId, titleId, now });
    }
  });
  await publishPartiesChanged(app, householdId);
}

/** The code of an open party; null if it has ended or doesn't exist. */
export async function findOpenCode(app: App, partyId: string): Promise<string | null> {
  return (await findOpenParty(app.db, partyId))?.code ?? null;
}
