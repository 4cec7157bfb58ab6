import { readInvitations } from "#features/parties/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import type { News, Telling } from "./news.ts";

/** Parties that this viewer was asked to, and that still go on. */
export async function tellInvitations(
  app: App,
  viewer: Viewer,
  { since, words: { say } }: Telling,
): Promise<News[]> {
  const invitations = await readInvitations(app, viewer, since);
  return invitations.map(({ partyId, code, party, invitedBy, invitedAt }) => ({
    id: `party-${partyId}`,
    type: "recommendation",
    title: say`${invitedBy} asks you to a party`,
    message: say`“${party}” is open. Come and watch together.`,
    timestamp: invitedAt,
    actionUrl: `/party-zone/${code.toLowerCase()}`,
  }));
}
