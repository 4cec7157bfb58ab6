import { avatarUrl } from "@goldmane/contracts/family/rules";
import { retractChatMessage } from "@goldmane/contracts/parties/live";
import type { ChatMessage } from "@goldmane/contracts/parties/schema";
import { say } from "#platform/words/say.ts";
import { isHostOrCohost, type PartyProps } from "#features/parties/room/party-props.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { showPartyErrorToast } from "#features/parties/room/show-party-error-toast.ts";
import { phraseLabels, stickerNames } from "./phrase-labels.ts";
import styles from "./chat.module.css";

type Props = { message: ChatMessage; partyProps: PartyProps };

/** One chat message, with a retract button for its author, hosts and co-hosts. */
export function ChatMessageItem({ message, partyProps: { room, party, own } }: Props) {
  const { content, profileId, displayName } = message;
  const participant = party.participants.find((one) => one.profileId === profileId);
  const isOwn = profileId === own.profileId;
  const canRetract = content !== null && (isOwn || isHostOrCohost(own));

  return (
    <li className={styles.message} data-own={isOwn}>
      <span className={styles.face}>
        {participant && <Avatar url={participant.avatarUrl} size={32} />}
      </span>
      <div className={styles.body}>
        <p className={styles.name} dir="auto">
          {isOwn ? say`You` : displayName}
        </p>
        {content?.kind === "text" && (
          <p className={styles.text} dir="auto">
            {content.text}
          </p>
        )}
        {content?.kind === "phrase" && (
          <p className={styles.phrase}>{phraseLabels()[content.phrase]}</p>
        )}
        {content?.kind === "sticker" && (
          <img
            className={styles.sticker}
            src={`${avatarUrl(content.sticker)}?width=160`}
            width={80}
            height={80}
            alt={stickerNames()[content.sticker]}
          />
        )}
        {content === null && <p className={styles.gone}>{say`deleted`}</p>}
      </div>
      {canRetract && (
        <span className={styles.action}>
          <IconButton
            icon="erase"
            label={isOwn ? say`Delete` : say`Delete ${displayName}’s message`}
            onClick={() =>
              void room
                .send(retractChatMessage, { messageId: message.id })
                .catch(showPartyErrorToast)
            }
          />
        </span>
      )}
    </li>
  );
}
