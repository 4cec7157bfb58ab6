import { expiresAfterMs } from "@goldmane/contracts/scheduled-parties/limits";
import type { App, ProfileViewer } from "#platform/app.ts";
import { findSessionProfile } from "#platform/identity/session-table.ts";
import { isVisibleTo } from "./require-scheduled-party.ts";
import { type ScheduledPartyRow, listScheduledPartiesOf, listGuests } from "./store.ts";

export type ScheduledPartyNews = {
  /** Differs per revision, so that a change is unread again. */
  id: string;
  kind: "invited" | "changed" | "cancelled" | "soon";
  scheduledParty: string;
  organizer: string;
  startsAt: number;
  at: number;
};

/** Notifications about scheduled parties: invited, changed, canceled, starting soon. */
export async function listScheduledPartyNews(
  app: App,
  viewer: ProfileViewer,
  since: number,
): Promise<ScheduledPartyNews[]> {
  const profileId = viewer.profile.id;
  const after = app.now() - expiresAfterMs;
  const rows = await listScheduledPartiesOf(app.db, { profileId, after });
  const news = await Promise.all(
    rows.map(async (scheduledParty) =>
      (await isVisibleTo(app, viewer, scheduledParty))
        ? await listNewsOf(app, profileId, scheduledParty)
        : [],
    ),
  );
  return news.flat().filter(({ at }) => at >= since);
}

async function listNewsOf(
  app: App,
  profileId: string,
  scheduledParty: ScheduledPartyRow,
): Promise<ScheduledPartyNews[]> {
  const { id, revision } = scheduledParty;
  const guest = (await listGuests(app.db, id)).find((one) => one.profileId === profileId);
  const organizer =
    (await findSessionProfile(app.db, scheduledParty.profile_id))?.displayName ?? "";
  const facts = {
    scheduledParty: scheduledParty.name,
    organizer,
    startsAt: scheduledParty.starts_at,
  };
  if (scheduledParty.cancelled_at !== null) {
    const news = { ...facts, id: `scheduled-party-${id}-off`, at: scheduledParty.cancelled_at };
    return guest ? [{ ...news, kind: "cancelled" }] : [];
  }
  const wasInvitedBefore = guest && guest.invitedAt < scheduledParty.changed_at;
  const invited = guest && {
    ...facts,
    id: `scheduled-party-${id}-${revision}`,
    kind: wasInvitedBefore ? ("changed" as const) : ("invited" as const),
    at: Math.max(guest.invitedAt, scheduledParty.changed_at),
  };
  // Guests who declined are not reminded.
  const isReminded = scheduledParty.reminded_at !== null && guest?.answer !== "cannot";
  return [
    ...(invited ? [invited] : []),
    ...(isReminded
      ? [
          {
            ...facts,
            id: `scheduled-party-${id}-soon`,
            kind: "soon" as const,
            at: scheduledParty.reminded_at ?? 0,
          },
        ]
      : []),
  ];
}
