import { type ComponentType, useState } from "react";
import { useStore } from "#platform/store.ts";
import { DirectionPad } from "./direction-pad.tsx";
import { FilmKeys } from "./film-keys.tsx";
import { NowCard } from "./now-card.tsx";
import type { RemoteLink } from "./remote-link.ts";
import styles from "./remote-pad.module.css";
import { SoundKeys } from "./sound-keys.tsx";
import { StatusBar } from "./status-bar.tsx";
import { ToolRow } from "./tool-row.tsx";
import { type Press, usePresses } from "./use-presses.ts";
import { useWakeLock } from "./use-wake-lock.ts";

type Props = {
  link: RemoteLink;
  onEnd: () => void;
  /** What can be thrown in at a party, in place of the arrows. */
  reactions: ComponentType<{ press: Press }>;
};

/** A remote control as large as the phone: nothing scrolls, all of it within a thumb's reach. */
export function RemotePad({ link, onEnd, reactions: Reactions }: Props) {
  const heard = useStore(link.heard);
  const press = usePresses(link);
  const [wantsReactions, setReactions] = useState(false);
  useWakeLock();
  const shown = heard?.shown ?? null;
  const film = shown?.film;
  const isThrowing = wantsReactions && shown?.isParty === true;

  return (
    <div className={styles.remote}>
      <div className={styles.body} data-film={Boolean(film)} data-throwing={isThrowing}>
        <StatusBar link={link} onEnd={onEnd} />
        <NowCard shown={shown} />
        {film && heard && <FilmKeys film={film} heardAt={heard.at} press={press} />}
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
