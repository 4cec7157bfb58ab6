import { avatarUrl } from "@goldmane/contracts/family/rules";
import { retractChatMessage } from "@goldmane/contracts/parties/live";
import type { ChatMessage } from "@goldmane/contracts/parties/schema";
import { say } from "#platform/words/say.ts";
import { isHostOrCohost, type PartyProps } from "#features/parties/room/party-props.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { showPartyErrorToast } from "#features/parties/room/show-party-error-toast.ts";
import { phraseWords, stickerNames } from "./phrase-words.ts";
import styles from "./chat.module.css";

type Props = { line: ChatMessage; partyProps: PartyProps };

/** One chat message, with a retract button for its author, hosts and co-hosts. */
export function ChatMessageItem({ line, partyProps: { room, party, own } }: Props) {
  const { said, profileId, displayName } = line;
  const participant = party.participants.find((one) => one.profileId === profileId);
  const isOwn = profileId === own.profileId;
  const canRetract = said !== null && (isOwn || isHostOrCohost(own));

  return (
    <li className={styles.line} data-own={isOwn}>
      <span className={styles.face}>
        {participant && <Avatar url={participant.avatarUrl} size={32} />}
      </span>
      <div className={styles.words}>
        <p className={styles.name} dir="auto">
          {isOwn ? say`You` : displayName}
        </p>
        {said?.kind === "text" && (
          <p className={styles.text} dir="auto">
            {said.words}
          </p>
        )}
        {said?.kind === "phrase" && <p className={styles.phrase}>{phraseWords()[said.phrase]}</p>}
        {said?.kind === "sticker" && (
          <img
            className={styles.sticker}
            src={`${avatarUrl(said.sticker)}?width=160`}
            width={80}
            height={80}
            alt={stickerNames()[said.sticker]}
          />
        )}
        {said === null && <p className={styles.gone}>{say`taken back`}</p>}
      </div>
      {canRetract && (
        <span className={styles.action}>
          <IconButton
            icon="erase"
            label={isOwn ? say`Take it back` : say`Take away what ${displayName} said`}
            onClick={() =>
              void room.send(retractChatMessage, { messageId: line.id }).catch(showPartyErrorToast)
            }
          />
        </span>
      )}
    </li>
  );
}
