import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { someChange } from "#some-change.ts";
import { pageOf, pageQuery } from "#paging.ts";
import { folderListing, folderPath, libraryFolder } from "./folders.ts";
import { filmFacts, ingestItem, ingestState, knownFilmFacts } from "./schema.ts";

const itemParams = z.object({ id: z.uuid() });

export const listIngest = endpoint("GET", "/api/ingest", {
  access: "operator",
  summary: "List scanned and uploaded files, newest first, with their states and reasons",
  query: z.object({ ...pageQuery, state: z.optional(ingestState) }),
  reply: pageOf(ingestItem),
  errors: ["INVALID_INPUT"],
});

export const scanLibrary = endpoint("POST", "/api/ingest/scan", {
  access: "operator",
  summary: "Scan the library's folders now",
  reply: z.array(libraryFolder),
});

export const listFolders = endpoint("GET", "/api/ingest/folders", {
  access: "operator",
  summary: "List the library's folders with their films, last scan and problem",
  reply: z.array(libraryFolder),
});

export const addFolder = endpoint("POST", "/api/ingest/folders", {
  access: "operator",
  summary: "Add a folder of the server to the library; it is scanned after the answer",
  body: z.strictObject({ path: folderPath }),
  reply: z.array(libraryFolder),
  errors: ["CONFLICT"],
});

export const removeFolder = endpoint("DELETE", "/api/ingest/folders/:id", {
  access: "operator",
  confirmed: true,
  summary: "Remove a folder and its films from the library; no file is deleted",
  params: z.object({ id: z.string().check(z.maxLength(36)) }),
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const browseFolders = endpoint("GET", "/api/ingest/browse", {
  access: "operator",
  summary: "List the folders in a folder of the server, to choose one; files are not listed",
  query: z.object({ path: z.optional(folderPath) }),
  reply: folderListing,
});

export const retryIngest = endpoint("POST", "/api/ingest/:id/retry", {
  access: "operator",
  summary: "Retry a file, or show a hidden one again",
  params: itemParams,
  reply: ingestItem,
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const deleteIngest = endpoint("DELETE", "/api/ingest/:id", {
  access: "operator",
  confirmed: true,
  summary: "Delete an upload, or hide a file of the library; the file itself stays",
  params: itemParams,
  errors: ["NOT_FOUND"],
});

export const editTitle = endpoint("PATCH", "/api/ingest/titles/:id", {
  access: "operator",
  summary: "Edit the metadata of an operator's film",
  params: itemParams,
  body: filmFacts.check(someChange),
  reply: knownFilmFacts,
  errors: ["NOT_FOUND"],
});

/**
 * The upload address, by the tus protocol 1.0.0 (creation, termination, expiration): POST with
 * Upload-Length and the file's name as `filename` in Upload-Metadata, then PATCH. Operators only.
 */
export const uploadsPath = "/api/ingest/uploads";

/**
 * The address of a film's own poster: PUT a JPEG, PNG, WebP or AVIF. It is cropped to 2:3 at the
 * middle. Operators only.
 */
export const posterPath = "/api/ingest/titles/:id/poster";
