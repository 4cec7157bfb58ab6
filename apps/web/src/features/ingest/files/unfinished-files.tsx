import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isUnderWay, renewFilms, unfinishedFilesQuery } from "#features/ingest/queries.ts";
import { say } from "#platform/words/say.ts";
import { FileRow } from "./file-row.tsx";
import styles from "./files.module.css";

/** The operator's files that are in no list of films: being processed, failed, or hidden. */
export function UnfinishedFiles() {
  const cache = useQueryClient();
  const { data: files = [] } = useQuery(unfinishedFilesQuery);
  const underWay = files
    .filter(isUnderWay)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    // A file that is no longer being processed may have become a film.
    if (underWay !== "") return () => renewFilms(cache);
    return undefined;
  }, [underWay, cache]);

  if (files.length === 0) return null;
  return (
    <section className={styles.files} aria-labelledby="unfinished-files">
      <h2 id="unfinished-files" className={styles.heading}>
        {say`Not in the library`}
      </h2>
      <ul className={styles.list}>
        {files.map((file) => (
          <FileRow key={file.id} file={file} />
        ))}
      </ul>
    </section>
  );
}
