import { type ComponentType, useState } from "react";
import { useStore } from "#platform/store.ts";
import { DirectionPad } from "./direction-pad.tsx";
import { FilmKeys } from "./film-keys.tsx";
import { GamePad } from "./game-pad.tsx";
import { NowCard } from "./now-card.tsx";
import type { RemoteLink } from "./remote-link.ts";
import styles from "./remote-pad.module.css";
import { SoundKeys } from "./sound-keys.tsx";
import { StatusBar } from "./status-bar.tsx";
import { ToolRow } from "./tool-row.tsx";
import { type Press, usePresses } from "./use-presses.ts";
import { useWakeLock } from "#platform/device/use-wake-lock.ts";

type Props = {
  link: RemoteLink;
  onEnd: () => void;
  /** Party reactions, in place of the arrows. */
  reactions: ComponentType<{ press: Press }>;
};

/** The full-screen remote. It never scrolls, so that a thumb reaches everything. */
export function RemotePad({ link, onEnd, reactions: Reactions }: Props) {
  const report = useStore(link.report);
  const press = usePresses(link);
  const [wantsReactions, setReactions] = useState(false);
  useWakeLock();
  const shown = report?.shown ?? null;
  const film = shown?.film;
  const isThrowing = wantsReactions && shown?.isParty === true;
  if (shown?.game)
    return (
      <div className={styles.remote}>
        <div className={styles.body} data-game="true">
          <StatusBar link={link} onEnd={onEnd} />
          <GamePad game={shown.game} onHold={(buttons) => link.hold(buttons)} />
        </div>
      </div>
    );

  return (
    <div className={styles.remote}>
      <div className={styles.body} data-film={Boolean(film)} data-throwing={isThrowing}>
        <StatusBar link={link} onEnd={onEnd} />
        <NowCard shown={shown} />
        {film && report && <FilmKeys film={film} receivedAt={report.at} press={press} />}
        <div className={styles.pad}>
          {isThrowing ? <Reactions press={press} /> : <DirectionPad press={press} />}
        </div>
        <div className={styles.tools}>
          <ToolRow shown={shown} press={press} isThrowing={isThrowing} onThrowing={setReactions} />
        </div>
        {film && (
          <div className={styles.sound}>
            <SoundKeys film={film} press={press} />
          </div>
        )}
      </div>
    </div>
  );
}
