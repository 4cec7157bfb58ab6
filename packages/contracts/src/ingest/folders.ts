import * as z from "zod/mini";
import { maxPathLength } from "./limits.ts";

/** The id of LIBRARY_DIR's folder; the others have UUIDs. */
export const environmentFolderId = "environment";

export const folderPath = z.string().check(z.minLength(1), z.maxLength(maxPathLength));

/** The folders that the operator added, as a setting. */
export const storedFolders = z.array(z.object({ id: z.uuid(), path: folderPath }));

/** A folder of the library with its last scan, as seen by the node that answers. */
export const libraryFolder = z.object({
  id: z.string(),
  path: z.string(),
  /** Set by LIBRARY_DIR; it can't be removed. */
  isFixed: z.boolean(),
  films: z.int(),
  /** Null until this node has scanned it. */
  scannedAt: z.nullable(z.number()),
  /** Why it can't be read, in words an operator can act on. */
  problem: z.nullable(z.string()),
});
export type LibraryFolderState = z.infer<typeof libraryFolder>;

/** The folders in a folder of the server. */
export const folderListing = z.object({
  path: z.string(),
  /** Null at the top. */
  parent: z.nullable(z.string()),
  /** Where disks and films usually are. */
  places: z.array(z.string()),
  folders: z.array(z.object({ name: z.string(), path: z.string() })),
  /** There are more than could be listed. */
  isCut: z.boolean(),
});
export type FolderListing = z.infer<typeof folderListing>;
