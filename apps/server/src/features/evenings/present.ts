import type { Evening } from "@goldmane/contracts/evenings/schema";
import type { Avatar } from "@goldmane/contracts/family/limits";
import { avatarUrl } from "@goldmane/contracts/family/rules";
import { presentCard, type Title } from "#features/library/service.ts";
import type { Viewer } from "#platform/app.ts";
import type { Planned } from "./standing.ts";

type Facts = {
  title: Title | null;
  planner: { displayName: string; avatar: string } | null;
  household: string | null;
  partyCode: string | null;
};

export function presentEvening(
  { evening, guests }: Planned,
  viewer: Viewer,
  facts: Facts,
): Evening {
  const ownId = viewer.profile?.id;
  const isOwn = evening.profile_id === ownId;
  // Children are known to their own family, and to the grown-up who asked them.
  const shown = guests.filter(
    ({ householdId, role }) =>
      isOwn || householdId === viewer.householdId || role === "parent" || role === "adult",
  );
  return {
    id: evening.id,
    name: evening.name,
    startsAt: evening.starts_at,
    title: facts.title && presentCard(facts.title),
    planner: {
      displayName: facts.planner?.displayName ?? "",
      avatarUrl: facts.planner ? avatarUrl(facts.planner.avatar as Avatar) : "",
    },
    household: facts.household,
    isOwn,
    answer: guests.find(({ profileId }) => profileId === ownId)?.answer ?? null,
    guests: shown.map(({ profileId, displayName, avatar, answer }) => ({
      profileId,
      displayName,
      avatarUrl: avatarUrl(avatar as Avatar),
      answer,
    })),
    partyCode: facts.partyCode,
  };
}
