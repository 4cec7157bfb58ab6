import * as z from "zod/mini";

/**
 * The authority behind the server's https: its own, which devices have to trust first (`local`), or
 * one that they trust already (`public`). `off`: the server has no https.
 */
const httpsKinds = ["off", "local", "public"] as const;

export const trustState = z.object({
  https: z.enum(httpsKinds),
  /** Origins at which other devices reach the server, the best one first. */
  urls: z.array(z.string()),
  /** The local authority, as devices show it. */
  authority: z.nullable(
    z.object({
      name: z.string(),
      /** SHA-256, in pairs of hexadecimal digits. */
      fingerprint: z.string(),
      expiresAt: z.int(),
    }),
  ),
});
export type TrustState = z.infer<typeof trustState>;
