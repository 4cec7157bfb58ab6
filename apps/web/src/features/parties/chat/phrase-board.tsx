import { avatarUrl } from "@goldmane/contracts/family/rules";
import { phrases, stickers } from "@goldmane/contracts/parties/limits";
import { sayLine } from "@goldmane/contracts/parties/live";
import type { NewLine } from "@goldmane/contracts/parties/schema";
import { say } from "#platform/words/say.ts";
import type { PartyRoom } from "#features/parties/room/party-room.ts";
import { sayPartyRefusal } from "#features/parties/room/say-party-refusal.ts";
import { phraseWords, stickerNames } from "./phrase-words.ts";
import styles from "./phrase-board.module.css";

/** What children say: a sentence or a sticker with one press. */
export function PhraseBoard({ room }: { room: PartyRoom }) {
  const words = phraseWords();
  const names = stickerNames();
  const tell = (said: NewLine) => void room.send(sayLine, { said }).catch(sayPartyRefusal);

  return (
    <fieldset className={styles.board} aria-label={say`Say something`}>
      <div className={styles.stickers}>
        {stickers.map((sticker) => (
          <button
            key={sticker}
            type="button"
            className={styles.sticker}
            aria-label={names[sticker]}
            onClick={() => tell({ kind: "sticker", sticker })}
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
            onClick={() => tell({ kind: "phrase", phrase })}
          >
            {words[phrase]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
