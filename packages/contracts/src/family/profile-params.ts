import * as z from "zod/mini";

/** An alias for the viewer's own profile in paths. */
export const currentUser = "current-user";

export const profileParams = z.object({ id: z.union([z.uuid(), z.literal(currentUser)]) });
