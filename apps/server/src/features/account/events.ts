import type { Whence } from "./letters/letter-order.ts";
import type { Notice } from "./letters/notices.ts";

/** An e-mail to the owner of a household's account about something that another feature saw. */
export type OwnerNotice = { householdId: string; notice: Notice; from: Whence };

export const ownerNotice = { name: "owner-notice" };
