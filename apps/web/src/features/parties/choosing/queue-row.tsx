import { removeQueueItem, voteForQueueItem } from "@goldmane/contracts/parties/live";
import type { QueueItem } from "@goldmane/contracts/parties/schema";
import { say, sayPlural } from "#platform/words/say.ts";
import { isHostOrCohost, type PartyProps } from "#features/parties/room/party-props.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import { showPartyErrorToast } from "#features/parties/room/show-party-error-toast.ts";
import styles from "./queue.module.css";

type Props = { item: QueueItem; partyProps: PartyProps };

/** A proposed film with its votes. */
export function QueueRow({ item, partyProps: { room, party, own } }: Props) {
  const { title, votes, addedBy } = item;
  const proposer = party.participants.find(({ profileId }) => profileId === addedBy);
  const counted = sayPlural(votes.length, { one: "# vote", other: "# votes" });
  const isWanted = votes.includes(own.profileId);
  const canRemove = addedBy === own.profileId || isHostOrCohost(own);
  const canShow = isHostOrCohost(own);

  return (
    <li className={styles.row}>
      <div className={styles.picture}>
        <Poster
          url={title.backdropUrl}
          title={title.title}
          colors={title.colors}
          blur={title.backdropBlur}
          shape="backdrop"
          width={160}
          sizes="7rem"
        />
      </div>
      <div className={styles.text}>
        <p className={styles.title}>{title.title}</p>
        <p className={styles.facts}>
          {proposer ? say`Suggested by ${proposer.displayName}` : say`Suggested`}
        </p>
        <div className={styles.acts}>
          <button
            type="button"
            className={styles.vote}
            aria-pressed={isWanted}
            aria-label={`${counted}. ${say`Vote for ${title.title}`}`}
            onClick={() =>
              void room
                .send(voteForQueueItem, { itemId: item.id, isWanted: !isWanted })
                .catch(showPartyErrorToast)
            }
          >
            <Icon name={isWanted ? "check" : "plus"} />
            {counted}
          </button>
          {canShow && (
            <IconButton
              icon="play"
              label={say`Play ${title.title}`}
              onClick={() =>
                void room.command({ act: "cue", titleId: title.id }).catch(showPartyErrorToast)
              }
            />
          )}
          {canRemove && (
            <IconButton
              icon="close"
              label={say`Remove ${title.title}`}
              onClick={() =>
                void room.send(removeQueueItem, { itemId: item.id }).catch(showPartyErrorToast)
              }
            />
          )}
        </div>
      </div>
    </li>
  );
}
