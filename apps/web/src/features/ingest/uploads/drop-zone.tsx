import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./drop-zone.module.css";
import { useDroppedFiles } from "./use-dropped-files.ts";
import { addUploads } from "./uploads.ts";

/** Lies over the page while files are dragged across it, and takes those that are let go. */
export function DropZone() {
  const isOver = useDroppedFiles(addUploads);
  if (!isOver) return null;
  return (
    <div className={styles.zone}>
      <p className={styles.words}>
        <Icon name="plus" />
        {say`Let go, and the house takes them in`}
      </p>
    </div>
  );
}
