import { react } from "@goldmane/contracts/parties/live";
import { reactions } from "@goldmane/contracts/parties/limits";
import type { PartyRoom } from "#features/parties/room/party-room.ts";
import { playHaptic } from "#platform/device/haptics.ts";
import { say } from "#platform/words/say.ts";
import { showPartyErrorToast } from "#features/parties/room/show-party-error-toast.ts";
import { ReactionIcon } from "#ui/reaction-icon/reaction-icon.tsx";
import { reactionNames } from "./reaction-names.ts";
import styles from "./reaction-bar.module.css";

/** Buttons for the reactions. */
export function ReactionBar({ room }: { room: PartyRoom }) {
  const names = reactionNames();
  return (
    <fieldset className={styles.bar}>
      <legend className={styles.legend}>{say`React`}</legend>
      {reactions.map((reaction) => (
        <button
          key={reaction}
          type="button"
          className={styles.button}
          aria-label={names[reaction]}
          data-tooltip={names[reaction]}
          onClick={() => {
            playHaptic("tick");
            room.send(react, { reaction }).catch(showPartyErrorToast);
          }}
        >
          <ReactionIcon reaction={reaction} />
        </button>
      ))}
    </fieldset>
  );
}
