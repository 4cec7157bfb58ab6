import { UnfinishedFiles } from "#features/ingest/files/unfinished-files.tsx";
import { DropZone } from "#features/ingest/uploads/drop-zone.tsx";
import { UploadButton } from "#features/ingest/uploads/upload-button.tsx";
import { UploadList } from "#features/ingest/uploads/upload-list.tsx";
import { say } from "#platform/words/say.ts";
import styles from "./media.module.css";

/** Uploads and their progress, for operators. */
export function UploadPanel() {
  return (
    <div className={styles.workbench}>
      <div className={styles.bring}>
        <UploadButton />
        <p>
          <span className={styles.byMouse}>{say`Or drop files anywhere on this page.`}</span>{" "}
          {say`Interrupted uploads resume. Select a film to edit or remove it.`}
        </p>
      </div>
      <UploadList />
      <UnfinishedFiles />
      <DropZone />
    </div>
  );
}
