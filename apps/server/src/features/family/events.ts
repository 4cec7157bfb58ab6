import * as z from "zod/mini";
import { busEvent } from "#platform/bus/bus.ts";
import { actionOrigin } from "#platform/identity/action-origin.ts";
import type { JobKind } from "#platform/jobs/job-kind.ts";

/** Emitted when too many wrong PINs lock a household's PINs. */
export const pinsLocked = busEvent("family.pins-locked", z.object({ householdId: z.string() }));

const ownerNoticePayload = z.object({
  householdId: z.string(),
  notice: z.object({ about: z.enum(["pins-locked", "new-browser"]) }),
  from: actionOrigin,
});
export type OwnerNotice = z.infer<typeof ownerNoticePayload>;

/** Asks for an e-mail to the owner of a household's account. */
export const ownerNotice: JobKind<OwnerNotice> = {
  name: "owner-notice",
  version: 1,
  payload: ownerNoticePayload,
};
