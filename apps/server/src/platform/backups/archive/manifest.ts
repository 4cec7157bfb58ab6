import * as z from "zod/mini";

export const manifestName = "manifest.json";
export const databaseNames = { sqlite: "goldmane.db", postgres: "goldmane.dump" } as const;
export const secretName = "session-secret";
export const blobPrefix = "blobs/";

/** The last file of an archive: what is in it and the SHA-256 of each file. */
export const manifestSchema = z.object({
  product: z.literal("goldmane"),
  format: z.literal(1),
  /** The server's version. */
  version: z.string(),
  at: z.number(),
  database: z.enum(["sqlite", "postgres"]),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  withFilms: z.boolean(),
  files: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;
