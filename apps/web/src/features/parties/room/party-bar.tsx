import { setWaitedFor } from "@goldmane/contracts/parties/live";
import type { ReactNode } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { showPartyErrorToast } from "./show-party-error-toast.ts";
import { isHostOrCohost, type PartyProps } from "./party-props.ts";
import styles from "./party-bar.module.css";

type Props = PartyProps & {
  /** Shown during a film. */
  reactions: ReactNode;
  voice: ReactNode;
  /** Button that connects a phone as a remote. */
  phone: ReactNode;
  /** Button that starts or ends a game. */
  game: ReactNode;
  onInvite: () => void;
  onSettings: () => void;
  onLeave: () => void;
};

/** Below the participants: party name and code, reactions, voice and actions. */
export function PartyBar({ room, party, own, ...props }: Props) {
  const hasFilm = party.timeline.state !== "idle";
  return (
    <div className={styles.bar}>
      <div className={styles.name}>
        <h1>{party.name}</h1>
        <button type="button" className={styles.code} onClick={props.onInvite}>
          {say`Code`} <b translate="no">{party.code}</b>
        </button>
      </div>
      {hasFilm && props.reactions}
      {props.voice}
      <div className={styles.acts}>
        {props.phone}
        {props.game}
        {hasFilm && (
          <Button
            variant="plain"
            aria-pressed={!own.isWaitedFor}
            onClick={() =>
              void room
                .send(setWaitedFor, { isWaitedFor: !own.isWaitedFor })
                .catch(showPartyErrorToast)
            }
          >
            {own.isWaitedFor ? say`Don’t wait for me` : say`Wait for me again`}
          </Button>
        )}
        {hasFilm && isHostOrCohost(own) && (
          <Button
            variant="glass"
            onClick={() => void room.command({ act: "stop" }).catch(showPartyErrorToast)}
          >
            {say`Back to the lobby`}
          </Button>
        )}
        {isHostOrCohost(own) && (
          <Button variant="glass" onClick={props.onSettings}>
            {say`Guest permissions`}
          </Button>
        )}
        <Button variant="glass" icon="out" onClick={props.onLeave}>
          {say`Leave`}
        </Button>
      </div>
    </div>
  );
}
