import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { Progress } from "#ui/progress/progress.tsx";
import { describeBytes } from "./describe-bytes.ts";
import type { Upload } from "./state.ts";
import styles from "./upload-list.module.css";
import { dropUpload, pauseUpload, resumeUpload } from "./uploads.ts";

/** One upload with its progress and actions. */
export function UploadRow({ upload }: { upload: Upload }) {
  const { id, name, state, sent, size, reason, canRetry } = upload;
  return (
    <li className={styles.row} data-state={state}>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={styles.state} role={state === "refused" ? "alert" : undefined}>
          {state === "arrived" && <Icon name="check" />}
          {describe(upload)}
        </p>
        {reason === null && state !== "arrived" && (
          <Progress label={say`Upload of ${name}`} value={sent} max={size} />
        )}
      </div>
      <div className={styles.acts}>
        {(state === "sending" || state === "waiting") && (
          <IconButton icon="pause" label={say`Pause ${name}`} onClick={() => pauseUpload(id)} />
        )}
        {state === "paused" && (
          <IconButton icon="play" label={say`Resume ${name}`} onClick={() => resumeUpload(id)} />
        )}
        {state === "refused" && canRetry && (
          <IconButton
            icon="retry"
            label={say`Try again: ${name}`}
            onClick={() => resumeUpload(id)}
          />
        )}
        <IconButton
          icon="close"
          label={state === "arrived" ? say`Dismiss ${name}` : say`Cancel ${name}`}
          onClick={() => dropUpload(id)}
        />
      </div>
    </li>
  );
}

function describe({ state, sent, size, reason }: Upload): string {
  const share = say`${describeBytes(sent)} of ${describeBytes(size)}`;
  switch (state) {
    case "waiting":
      return sent > 0 ? say`Waiting, ${share} sent` : say`Waiting`;
    case "sending":
      return say`${Math.floor((100 * sent) / Math.max(1, size))}%, ${share}`;
    case "paused":
      return say`Paused, ${share} sent`;
    case "refused":
      return reason ?? say`The upload failed. Try again.`;
    case "arrived":
      return say`Uploaded. Checking the file…`;
  }
}
