/** Names a file of the library: `ingest_item.path` and `film.source_path`. */
type LibraryPath = {
  folderId: string;
  /** Below the folder, with slashes. */
  path: string;
};

export function writeLibraryPath({ folderId, path }: LibraryPath): string {
  return `${folderId}:${path}`;
}

/** Ids of folders have no colon; names of files can. */
export function readLibraryPath(text: string): LibraryPath {
  const end = text.indexOf(":");
  return { folderId: text.slice(0, end), path: text.slice(end + 1) };
}
