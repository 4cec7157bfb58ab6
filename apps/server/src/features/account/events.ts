import type { ActionOrigin } from "./emails/enqueue-email.ts";
import type { Notice } from "./emails/notices.ts";

/** Requests an e-mail to the owner of a household's account about an event in another feature. */
export type OwnerNotice = { householdId: string; notice: Notice; from: ActionOrigin };

export const ownerNotice = { name: "owner-notice" };
