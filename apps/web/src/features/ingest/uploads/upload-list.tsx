import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { unfinishedFilesQuery } from "#features/ingest/queries.ts";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import styles from "./upload-list.module.css";
import { UploadRow } from "./upload-row.tsx";
import { uploads } from "./uploads.ts";

/** The uploads in progress; null when there are none. */
export function UploadList() {
  const under = useStore(uploads);
  const arrived = under.filter(({ state }) => state === "arrived").length;
  const cache = useQueryClient();
  useEffect(() => {
    if (arrived > 0) void cache.invalidateQueries(unfinishedFilesQuery);
  }, [arrived, cache]);

  if (under.length === 0) return null;
  return (
    <section className={styles.uploads} aria-label={say`Uploads`}>
      <ul className={styles.list}>
        {under.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
    </section>
  );
}
