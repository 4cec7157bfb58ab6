import { queueTitle } from "@goldmane/contracts/parties/live";
import type { Poll } from "@goldmane/contracts/parties/schema";
import { isHostOrCohost, type PartyProps } from "#features/parties/room/party-props.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { showPartyErrorToast } from "#features/parties/room/show-party-error-toast.ts";
import styles from "./polls.module.css";

type Props = PartyProps & { leaders: Poll["options"]; onTaken: () => void };

/** Actions for the winning film: put it on the screen or in the queue. */
export function PollResult({ room, own, party, leaders, onTaken }: Props) {
  const films = leaders.flatMap(({ title }) => (title ? [title] : []));
  const isLevel = leaders.length > 1;
  const taken = (doing: Promise<unknown>) => void doing.then(onTaken, showPartyErrorToast);

  return (
    <>
      {leaders.length === 0 && <p>{say`No votes.`}</p>}
      {isLevel && <p>{say`It’s a tie. The host picks one.`}</p>}
      {films.map(({ id, title }) => {
        const isQueued = party.queue.some((item) => item.title.id === id);
        return (
          <div key={id} className={styles.acts}>
            {isHostOrCohost(own) && (
              <Button
                variant="gold"
                icon="play"
                onClick={() => taken(room.command({ act: "cue", titleId: id }))}
              >
                {isLevel ? say`Play ${title}` : say`Play now`}
              </Button>
            )}
            {own.may.includes("queue") && !isQueued && (
              <Button
                variant="glass"
                icon="plus"
                onClick={() => taken(room.send(queueTitle, { titleId: id }))}
              >
                {isLevel ? say`Add ${title} to queue` : say`Add to queue`}
              </Button>
            )}
          </div>
        );
      })}
    </>
  );
}
