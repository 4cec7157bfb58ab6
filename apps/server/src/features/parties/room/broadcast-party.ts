import type { Language } from "@goldmane/contracts/languages";
import { partyChanged } from "@goldmane/contracts/parties/live";
import type { Party } from "@goldmane/contracts/parties/schema";
import { translatedInto } from "@goldmane/originals/translations/find-translation";
import type { App } from "#platform/app.ts";
import { readPartyRace } from "#features/games/service.ts";
import { presentParty } from "./present.ts";
import { listQueue } from "#features/parties/queue/store.ts";
import { readPoll } from "#features/parties/polls/read-poll.ts";
import { listPresent, type PartyRoom, readRoom } from "./room.ts";
import { lookUpForAll, readContentPolicies } from "./content-policies.ts";

/**
 * A party as every participant with this language sees it. It contains nothing that someone present
 * isn't allowed to see.
 */
export async function describeParty(
  app: App,
  room: PartyRoom,
  { viewerId, language }: { viewerId?: string; language: Language },
): Promise<Party> {
  const { party } = room;
  const presentIds = new Set(listPresent(room).map(({ profileId }) => profileId));
  if (viewerId) presentIds.add(viewerId);
  const policies = await readContentPolicies(app, [...presentIds]);
  const queue = (await listQueue(app.db, party.id)).flatMap((row) => {
    const title = lookUpForAll(app, policies, row.titleId, language);
    return title ? [{ row, title }] : [];
  });
  const title =
    party.title_id === null ? null : lookUpForAll(app, policies, party.title_id, language);
  const talking = await app.live.listProfiles(`voice:${party.id}`).catch(() => new Set<string>());
  const poll = await readPoll(app, party.id, { policies, language });
  const game = await readPartyRace(app, party.id);
  return presentParty(room, { talking, policies, title, queue, poll, game });
}

/** Emits the current state of a party to its participants. */
export async function broadcastParty(app: App, partyId: string): Promise<void> {
  const room = await readRoom(app, partyId);
  if (!room || room.present.size === 0) return;
  const party = await describeParty(app, room, { language: "en" });
  const translations: Partial<Record<Language, Party>> = {};
  if (namesTitles(party)) {
    for (const language of translatedInto) {
      translations[language] = await describeParty(app, room, { language });
    }
  }
  app.live.emit(`party:${partyId}`, partyChanged, { partyId, party, translations });
}

function namesTitles({ title, queue, poll }: Party): boolean {
  return title !== null || queue.length > 0 || (poll?.options.some((one) => one.title) ?? false);
}
