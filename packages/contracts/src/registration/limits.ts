/** Lifetime of an invitation. */
export const invitationMs = 14 * 24 * 3_600_000;

/** Maximum number of invitations that are open at the same time. */
export const openInvitationsAtMost = 50;

/** Maximum number of invitations that the operator's list shows. */
export const invitationsShown = 200;

export const invitationNoteMaxLength = 80;
