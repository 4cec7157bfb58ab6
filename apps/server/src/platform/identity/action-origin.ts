import * as z from "zod/mini";

/** Where an action came from, as an e-mail about it says. */
export const actionOrigin = z.object({
  browser: z.string(),
  /** Null if the action was done on the server itself. */
  network: z.nullable(z.string()),
  at: z.number(),
});
export type ActionOrigin = z.infer<typeof actionOrigin>;
