import { partyChanged } from "@goldmane/contracts/parties/live";
import type { Party } from "@goldmane/contracts/parties/schema";
import type { App } from "#platform/app.ts";
import { presentParty } from "./present.ts";
import { listQueue } from "#features/parties/queue/store.ts";
import { readPoll } from "#features/parties/polls/read-poll.ts";
import { listPresent, type PartyRoom, readRoom } from "./room.ts";
import { lookUpForAll, readContentPolicies } from "./content-policies.ts";

/** A party as all who are in it see it: nothing in it is for some of them only. */
export async function describeParty(app: App, room: PartyRoom, viewerId?: string): Promise<Party> {
  const { party } = room;
  const there = new Set(listPresent(room).map(({ profileId }) => profileId));
  if (viewerId) there.add(viewerId);
  const policies = await readContentPolicies(app, [...there]);
  const queue = (await listQueue(app.db, party.id)).flatMap((row) => {
    const title = lookUpForAll(app, policies, row.titleId);
    return title ? [{ row, title }] : [];
  });
  const title = party.title_id === null ? null : lookUpForAll(app, policies, party.title_id);
  const talking = await app.live.listProfiles(`voice:${party.id}`).catch(() => new Set<string>());
  const poll = await readPoll(app, party.id, policies);
  return presentParty(room, { talking, policies, title, queue, poll });
}

/** Tells everybody at a party how it is now. */
export async function broadcastParty(app: App, partyId: string): Promise<void> {
  const room = await readRoom(app, partyId);
  if (!room || room.present.size === 0) return;
  const party = await describeParty(app, room);
  app.live.emit(`party:${partyId}`, partyChanged, { partyId, party });
}
