import { avatarUrl } from "@goldmane/contracts/family/rules";
import { momentsShown, pastShown } from "@goldmane/contracts/parties/limits";
import type { PastParty } from "@goldmane/contracts/parties/schema";
import { lookUpTitle, presentCard } from "#features/library/service.ts";
import { listMoments } from "#features/parties/reactions/store.ts";
import { listParticipants, type ParticipantRow } from "#features/parties/room/store.ts";
import type { App, Viewer, ProfileViewer } from "#platform/app.ts";
import { listPastParties, listShowings, type PastRow } from "./store.ts";

/** Past parties of this profile with participants and best moments, without titles it isn't allowed to see. */
export async function readPastParties(app: App, viewer: ProfileViewer): Promise<PastParty[]> {
  const past = await listPastParties(app.db, viewer.profile.id, pastShown);
  return await Promise.all(past.map((row) => describePastParty(app, viewer, row)));
}

/** Children of other households are hidden: the guest may have left before they joined. */
function isShownTo(
  viewer: Viewer,
  { kickedAt, profileRole, householdId }: ParticipantRow,
): boolean {
  return kickedAt === null && (profileRole !== "child" || householdId === viewer.householdId);
}

async function describePastParty(app: App, viewer: Viewer, past: PastRow): Promise<PastParty> {
  const shown = await listShowings(app.db, past.id);
  const titles = shown.flatMap((id) => lookUpTitle(app, viewer, id) ?? []);
  const known = new Set(titles.map(({ id }) => id));
  const moments = (await listMoments(app.db, past.id)).filter(({ titleId }) => known.has(titleId));
  const others = (await listParticipants(app.db, past.id)).filter(
    (participant) => participant.profileId !== viewer.profile?.id && isShownTo(viewer, participant),
  );
  return {
    id: past.id,
    name: past.name,
    endedAt: past.endedAt,
    titles: titles.map(presentCard),
    watchedWith: others.map(({ displayName, avatar }) => ({
      displayName,
      avatarUrl: avatarUrl(avatar),
    })),
    moments: moments
      .slice(0, momentsShown)
      .map(({ titleId, second, times, reaction }) => ({ titleId, second, count: times, reaction })),
  };
}
