import { ratings } from "@goldmane/contracts/library/limits";
import type { TitleCard } from "@goldmane/contracts/library/schema";
import { queueTitle } from "@goldmane/contracts/parties/live";
import { type ReactNode, useState } from "react";
import { say } from "#platform/words/say.ts";
import type { PartyProps } from "#features/parties/room/party-props.ts";
import { Button } from "#ui/button/button.tsx";
import { showPartyErrorToast } from "#features/parties/room/show-party-error-toast.ts";
import { FilmPicker } from "./film-picker.tsx";
import { QueueRow } from "./queue-row.tsx";
import styles from "./queue.module.css";

type Props = PartyProps & { /** The button that opens a poll. */ ask: ReactNode };

/** The queue of proposed films, most votes first. */
export function Queue({ ask, ...partyProps }: Props) {
  const { room, party, own } = partyProps;
  const [isChoosing, setChoosing] = useState(false);
  const canShow = ({ rating }: TitleCard) =>
    ratings.indexOf(rating) <= ratings.indexOf(party.highestRating);
  const propose = ({ id }: TitleCard) => {
    setChoosing(false);
    room.send(queueTitle, { titleId: id }).catch(showPartyErrorToast);
  };

  return (
    <div className={styles.queue}>
      {party.queue.length === 0 && (
        <p className={styles.empty}>
          {say`The queue is empty. Suggest a film for everyone to vote on.`}
        </p>
      )}
      <ol className={styles.list}>
        {party.queue.map((item) => (
          <QueueRow key={item.id} item={item} partyProps={partyProps} />
        ))}
      </ol>
      <div className={styles.acts}>
        {own.may.includes("queue") && (
          <Button variant="glass" icon="plus" onClick={() => setChoosing(true)}>
            {say`Suggest a film`}
          </Button>
        )}
        {ask}
      </div>
      <p className={styles.limit}>
        {say`Everyone here can watch films rated up to ${party.highestRating}.`}
      </p>
      {isChoosing && (
        <FilmPicker
          heading={say`Suggest a film`}
          canShow={canShow}
          onChoose={propose}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
