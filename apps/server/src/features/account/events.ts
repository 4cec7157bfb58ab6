import type { ActionOrigin } from "./emails/enqueue-email.ts";
import type { Notice } from "./emails/notices.ts";

/** An e-mail to the owner of a household's account about something that another feature saw. */
export type OwnerNotice = { householdId: string; notice: Notice; from: ActionOrigin };

export const ownerNotice = { name: "owner-notice" };
