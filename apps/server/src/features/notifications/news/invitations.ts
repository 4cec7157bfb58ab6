import { readInvitations } from "#features/parties/service.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import type { News, NewsOptions } from "./news.ts";

/** Invitations to parties that are still open. */
export async function listInvitationNotifications(
  app: App,
  viewer: ProfileViewer,
  { since, words: { say } }: NewsOptions,
): Promise<News[]> {
  const invitations = await readInvitations(app, viewer, since);
  return invitations.map(({ partyId, code, party, invitedBy, invitedAt }) => ({
    id: `party-${partyId}`,
    type: "recommendation",
    title: say`${invitedBy} invited you to a party`,
    message: say`“${party}” is open now. Come watch together.`,
    timestamp: invitedAt,
    actionUrl: `/party-zone/${code.toLowerCase()}`,
  }));
}
