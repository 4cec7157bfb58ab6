import * as z from "zod/mini";

const signInDetails = z.object({ browser: z.optional(z.string()) });

/** Which browser an entry of the audit is about; null where that was not noted. */
export function readBrowser(details: string): string | null {
  return signInDetails.parse(JSON.parse(details)).browser ?? null;
}
