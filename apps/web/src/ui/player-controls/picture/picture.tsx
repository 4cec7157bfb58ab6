import type { KeyAction } from "@goldmane/player/core/rules/key-map";
import type { Player } from "@goldmane/player/dom/player";
import { useEffect, useRef } from "react";
import { removeBootPicture } from "#platform/boot-picture.ts";
import { imageSources } from "#platform/image-sources.ts";
import { say } from "#platform/words/say.ts";
import { usePlayerState } from "#ui/player-controls/use-player-state.ts";
import spinner from "#ui/spinner/spinner.module.css";
import styles from "./picture.module.css";
import { useGestures } from "./use-gestures.ts";
import { useVideoNode } from "./use-video-node.ts";

type Props = {
  player: Player;
  posterUrl: string | null;
  act: (action: KeyAction) => void;
  toggleControls: () => void;
};

/** The video with its poster, and mouse and touch gestures. */
export function Picture({ player, posterUrl, act, toggleControls }: Props) {
  const surface = useRef<HTMLDivElement>(null);
  const hasFrame = usePlayerState(player, (state) => state.hasFrame);
  const isWaiting = usePlayerState(player, (state) => state.isWaiting && state.phase !== "paused");
  useEffect(() => {
    if (hasFrame) removeBootPicture();
  }, [hasFrame]);
  useVideoNode(player.video, surface);
  useGestures(surface, { act, toggleControls });

  return (
    <>
      <div ref={surface} className={styles.surface} data-player-surface />
      {posterUrl && (
        <div className={styles.poster} data-hidden={hasFrame} aria-hidden="true">
          <img
            {...imageSources(posterUrl, 1280)}
            sizes="100vw"
            alt=""
            fetchPriority="high"
            onLoad={removeBootPicture}
          />
        </div>
      )}
      {isWaiting && (
        <output className={styles.waiting} aria-label={say`Loading film`}>
          <i className={spinner.ring} />
        </output>
      )}
    </>
  );
}
