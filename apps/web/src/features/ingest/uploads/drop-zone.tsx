import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./drop-zone.module.css";
import { useDroppedFiles } from "./use-dropped-files.ts";
import { addUploads } from "./uploads.ts";

/** Covers the page while files are dragged over it, and receives dropped files. */
export function DropZone() {
  const isOver = useDroppedFiles(addUploads);
  if (!isOver) return null;
  return (
    <div className={styles.zone}>
      <p className={styles.text}>
        <Icon name="plus" />
        {say`Drop files to upload`}
      </p>
    </div>
  );
}
