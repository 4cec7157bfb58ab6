import type { LibraryFolderState } from "@goldmane/contracts/ingest/folders";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatMoment } from "#features/admin/format.ts";
import { foldersQuery } from "#features/admin/queries.ts";
import { say, sayPlural } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { RetryMessage } from "#ui/message/retry-message.tsx";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import { AddFolderDialog } from "./add-folder-dialog.tsx";
import styles from "./folders.module.css";
import { RemoveFolderButton } from "./remove-folder-button.tsx";

/** The folders of the library, with their films and last scan. */
export function FoldersSection() {
  const [isAdding, setAdding] = useState(false);
  const { data: folders, error, refetch } = useQuery(foldersQuery);
  return (
    <section className={styles.section} aria-label={say`Movie folders`}>
      <header className={styles.head}>
        <h2>{say`Movie folders`}</h2>
        <Button variant="glass" icon="plus" onClick={() => setAdding(true)}>
          {say`Add folder`}
        </Button>
      </header>
      {error && !folders && <RetryMessage error={error} onRetry={() => void refetch()} />}
      {!error && !folders && <Skeleton height="6rem" />}
      {folders?.length === 0 && (
        <p className={styles.empty}>{say`No folders yet. Add the folder that has your movies.`}</p>
      )}
      {folders && folders.length > 0 && (
        <ul className={styles.folders}>
          {folders.map((folder) => (
            <FolderRow key={folder.id} folder={folder} />
          ))}
        </ul>
      )}
      {isAdding && <AddFolderDialog onClose={() => setAdding(false)} />}
    </section>
  );
}

function FolderRow({ folder }: { folder: LibraryFolderState }) {
  const { path, films, scannedAt, problem, isFixed } = folder;
  const facts =
    scannedAt === null
      ? [say`Not scanned yet`]
      : [
          sayPlural(films, { one: "# film", other: "# films" }),
          say`scanned ${formatMoment(scannedAt)}`,
        ];
  return (
    <li className={styles.folder}>
      <div className={styles.about}>
        <p className={styles.path}>{path}</p>
        <p className={styles.facts}>{facts.join(" · ")}</p>
        {problem && <p className={styles.problem}>{problem}</p>}
      </div>
      {isFixed ? (
        <p className={styles.fixed}>{say`Set by the environment variable ${"LIBRARY_DIR"}`}</p>
      ) : (
        <RemoveFolderButton folder={folder} />
      )}
    </li>
  );
}
