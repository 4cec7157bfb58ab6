import type { Player } from "@goldmane/player/dom/player";
import type { KeyAction } from "@goldmane/player/core/rules/key-map";
import { say } from "#platform/words/say.ts";
import { ControlButton } from "#ui/player-controls/control-button.tsx";
import { QualityMenu } from "#ui/player-controls/menu/quality-menu.tsx";
import { TracksMenu } from "#ui/player-controls/menu/tracks-menu.tsx";
import type { CaptionStyle } from "#ui/player-controls/picture/caption-style.ts";
import type { Film } from "#ui/player-controls/film.ts";
import { usePictureInPicture } from "#ui/player-controls/use-picture-in-picture.ts";
import { usePlayerState } from "#ui/player-controls/use-player-state.ts";
import styles from "./control-bar.module.css";
import { PlayTime } from "./play-time.tsx";
import { SeekBar } from "./seek-bar.tsx";
import { Volume } from "./volume.tsx";

type Props = {
  player: Player;
  film: Film;
  act: (action: KeyAction) => void;
  fullscreen: { isFullscreen: boolean; toggle: (() => void) | null };
  captionStyle: CaptionStyle;
  onCaptionStyle: (style: CaptionStyle) => void;
};

export function ControlBar({ player, film, act, fullscreen, captionStyle, onCaptionStyle }: Props) {
  const isPlaying = usePlayerState(player, ({ phase }) => phase === "playing");
  const inset = usePictureInPicture(player.video);

  return (
    <div className={styles.bar} data-player-bar>
      <SeekBar player={player} intro={film.intro} creditsAtSeconds={film.creditsAtSeconds}>
        {film.timelineOverlay}
      </SeekBar>
      <div className={styles.row}>
        <ControlButton
          icon={isPlaying ? "pause" : "play"}
          label={isPlaying ? say`Pause` : say`Play`}
          shortcut="k"
          data-size="large"
          onClick={() => act({ do: "toggle-play" })}
        />
        <div className={styles.wide}>
          <ControlButton
            icon="back"
            label={say`Back 10 seconds`}
            shortcut="j"
            onClick={() => act({ do: "seek-by", seconds: -10 })}
          />
          <ControlButton
            icon="forward"
            label={say`Forward 10 seconds`}
            shortcut="l"
            onClick={() => act({ do: "seek-by", seconds: 10 })}
          />
        </div>
        <Volume player={player} />
        <PlayTime player={player} />
        <span className={styles.gap} />
        {film.next && (
          <ControlButton
            icon="next"
            label={say`Next: ${film.next.title}`}
            shortcut="n"
            onClick={() => act({ do: "next" })}
          />
        )}
        <TracksMenu player={player} captionStyle={captionStyle} onCaptionStyle={onCaptionStyle} />
        <QualityMenu player={player} />
        {inset.toggle && (
          <div className={styles.wide}>
            <ControlButton
              icon="inset"
              label={say`Picture in picture`}
              shortcut="i"
              aria-pressed={inset.isInset}
              onClick={inset.toggle}
            />
          </div>
        )}
        {fullscreen.toggle && (
          <ControlButton
            icon={fullscreen.isFullscreen ? "narrow" : "widen"}
            label={fullscreen.isFullscreen ? say`Exit full screen` : say`Full screen`}
            shortcut="f"
            onClick={fullscreen.toggle}
          />
        )}
      </div>
    </div>
  );
}
