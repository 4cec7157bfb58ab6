import * as z from "zod/mini";

/** Stands for the profile that is watching, wherever an address names one. */
export const currentUser = "current-user";

export const profileParams = z.object({ id: z.union([z.uuid(), z.literal(currentUser)]) });
