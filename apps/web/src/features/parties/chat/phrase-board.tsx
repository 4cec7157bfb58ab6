import { avatarUrl } from "@goldmane/contracts/family/rules";
import { phrases, stickers } from "@goldmane/contracts/parties/limits";
import { sendChatMessage } from "@goldmane/contracts/parties/live";
import type { NewChatMessage } from "@goldmane/contracts/parties/schema";
import { say } from "#platform/words/say.ts";
import type { PartyRoom } from "#features/parties/room/party-room.ts";
import { showPartyErrorToast } from "#features/parties/room/show-party-error-toast.ts";
import { phraseLabels, stickerNames } from "./phrase-labels.ts";
import styles from "./phrase-board.module.css";

/** The phrases and stickers that children can send. */
export function PhraseBoard({ room }: { room: PartyRoom }) {
  const labels = phraseLabels();
  const names = stickerNames();
  const send = (content: NewChatMessage) =>
    void room.send(sendChatMessage, { content }).catch(showPartyErrorToast);

  return (
    <fieldset className={styles.board} aria-label={say`Send a message`}>
      <div className={styles.stickers}>
        {stickers.map((sticker) => (
          <button
            key={sticker}
            type="button"
            className={styles.sticker}
            aria-label={names[sticker]}
            onClick={() => send({ kind: "sticker", sticker })}
          >
            <img src={`${avatarUrl(sticker)}?width=96`} width={44} height={44} alt="" />
          </button>
        ))}
      </div>
      <div className={styles.phrases}>
        {phrases.map((phrase) => (
          <button
            key={phrase}
            type="button"
            className={styles.phrase}
            onClick={() => send({ kind: "phrase", phrase })}
          >
            {labels[phrase]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
