import type { TitleCard } from "@goldmane/contracts/library/schema";
import type { Player } from "@goldmane/player/dom/player";
import { useRef } from "react";
import { say } from "#platform/words/say.ts";
import { explainFailure } from "#ui/player-controls/notice/explain-failure.ts";
import { usePlayerState } from "#ui/player-controls/use-player-state.ts";
import { useVideoNode } from "#ui/player-controls/picture/use-video-node.ts";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import styles from "./secure-player-frame.module.css";

type Props = { player: Player; title: TitleCard; cut: "film" | "trailer" };

/** The player of the stream that the rest of the page explains. */
export function SecurePlayerFrame({ player, title, cut }: Props) {
  const host = useRef<HTMLDivElement>(null);
  useVideoNode(player.video, host);
  const isPlaying = usePlayerState(
    player,
    ({ phase }) => phase === "playing" || phase === "starting",
  );
  const isMuted = usePlayerState(player, (state) => state.isMuted);
  const hasFrame = usePlayerState(player, (state) => state.hasFrame);
  const failure = usePlayerState(player, (state) => state.failure);
  const stopped = failure && explainFailure(failure.kind);
  const playing = usePlayerState(player, (state) => state.rungPlaying);
  const rungs = usePlayerState(player, (state) => state.rungs);
  const rung = rungs.find(({ name }) => name === playing);

  return (
    <figure className={styles.frame}>
      <div ref={host} className={styles.picture} data-shown={hasFrame}>
        <Poster
          url={title.backdropUrl}
          title={title.title}
          colors={title.colors}
          blur={title.backdropBlur}
          shape="fill"
          width={960}
          sizes="(width < 64rem) 100vw, 60vw"
          urgent
        />
      </div>
      <figcaption className={styles.bar}>
        <IconButton
          icon={isPlaying ? "pause" : "play"}
          label={isPlaying ? say`Pause` : say`Play`}
          onClick={() => player.togglePlay()}
        />
        <IconButton
          icon={isMuted ? "muted" : "loud"}
          label={isMuted ? say`Unmute` : say`Mute`}
          onClick={() => player.setMuted(!isMuted)}
        />
        <p className={styles.name}>
          {title.title}
          <span>
            {cut === "film" ? say`full film` : say`trailer`}
            {rung ? `, ${rung.height}p` : ""}
          </span>
        </p>
      </figcaption>
      {stopped && (
        <p role="alert">
          {stopped.heading}. {stopped.advice}
        </p>
      )}
    </figure>
  );
}
