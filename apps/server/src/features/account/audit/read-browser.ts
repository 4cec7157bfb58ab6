import * as z from "zod/mini";
import { auditDetails } from "#platform/identity/audit-details.ts";

const signInDetails = z.object({ browser: z.optional(z.string()) });

/** The browser named in an audit entry's details; null if none was recorded. */
export function readBrowser(details: string): string | null {
  return signInDetails.parse(auditDetails.read(details)).browser ?? null;
}
