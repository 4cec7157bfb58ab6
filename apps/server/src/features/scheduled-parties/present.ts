import type { ScheduledParty } from "@goldmane/contracts/scheduled-parties/schema";
import { avatarUrl } from "@goldmane/contracts/family/rules";
import { presentCard, type Title } from "#features/library/service.ts";
import type { Viewer } from "#platform/app.ts";
import type { ScheduledPartyWithGuests } from "./require-scheduled-party.ts";

type Facts = {
  title: Title | null;
  organizer: { displayName: string; avatar: string } | null;
  household: string | null;
  partyCode: string | null;
};

export function presentScheduledParty(
  { scheduledParty, guests }: ScheduledPartyWithGuests,
  viewer: Viewer,
  facts: Facts,
): ScheduledParty {
  const ownId = viewer.profile?.id;
  const isOwn = scheduledParty.profile_id === ownId;
  // Children are known to their own family, and to the grown-up who asked them.
  const shown = guests.filter(
    ({ householdId, role }) =>
      isOwn || householdId === viewer.householdId || role === "parent" || role === "adult",
  );
  return {
    id: scheduledParty.id,
    name: scheduledParty.name,
    startsAt: scheduledParty.starts_at,
    title: facts.title && presentCard(facts.title),
    organizer: {
      displayName: facts.organizer?.displayName ?? "",
      avatarUrl: facts.organizer ? avatarUrl(facts.organizer.avatar) : "",
    },
    household: facts.household,
    isOwn,
    answer: guests.find(({ profileId }) => profileId === ownId)?.answer ?? null,
    guests: shown.map(({ profileId, displayName, avatar, answer }) => ({
      profileId,
      displayName,
      avatarUrl: avatarUrl(avatar),
      answer,
    })),
    partyCode: facts.partyCode,
  };
}
