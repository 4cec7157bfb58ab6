import type { GameId } from "@goldmane/contracts/games/limits";
import { useState } from "react";
import { previewFiles } from "./preview-files.ts";
import styles from "./preview.module.css";
import { StillPicture } from "./still-picture.tsx";
import { useClip } from "./use-clip.ts";

/** A picture of a game, which moves while `isPlaying`. */
export function MovingPreview({ game, isPlaying }: { game: GameId; isPlaying: boolean }) {
  const url = useClip(previewFiles[game].clip, isPlaying);
  return (
    <span className={styles.preview}>
      <StillPicture game={game} className={styles.picture} />
      {isPlaying && url && <Loop url={url} />}
    </span>
  );
}

function Loop({ url }: { url: string }) {
  const [isRunning, setRunning] = useState(false);
  return (
    <video
      className={styles.picture}
      data-part="loop"
      data-running={isRunning}
      src={url}
      autoPlay
      muted
      loop
      playsInline
      disablePictureInPicture
      disableRemotePlayback
      tabIndex={-1}
      aria-hidden="true"
      onPlaying={() => setRunning(true)}
    />
  );
}
