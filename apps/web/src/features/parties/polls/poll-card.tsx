import { choose, endPoll } from "@goldmane/contracts/parties/live";
import { leadersOf } from "@goldmane/contracts/parties/rules";
import type { Poll } from "@goldmane/contracts/parties/schema";
import { isHostOrCohost, type PartyProps } from "#features/parties/room/party-props.ts";
import { say, sayPlural } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { showPartyErrorToast } from "#features/parties/room/show-party-error-toast.ts";
import { PollOption } from "./poll-option.tsx";
import { PollResult } from "./poll-result.tsx";
import styles from "./polls.module.css";
import { TimeLeft } from "./time-left.tsx";

type Props = PartyProps & { poll: Poll; onDismiss: () => void };

/** A poll with its votes. While it is open the vote can be changed. */
export function PollCard({ poll, onDismiss, ...partyProps }: Props) {
  const { room, own } = partyProps;
  const { id: pollId, options, isOpen, endsAt } = poll;
  const question = poll.question ?? say`What next?`;
  const total = options.reduce((sum, { votes }) => sum + votes.length, 0);
  const leaders = isOpen ? [] : leadersOf(options);

  return (
    <section className={styles.poll} aria-label={question} data-open={isOpen}>
      <header>
        <div>
          <p className={styles.eyebrow}>{isOpen ? say`Vote now` : say`Results are in`}</p>
          <h2>{question}</h2>
        </div>
        {isOpen && endsAt !== null && <TimeLeft clock={room.clock} endsAt={endsAt} />}
        {!isOpen && <IconButton icon="close" label={say`Close poll`} onClick={onDismiss} />}
      </header>
      <ul>
        {options.map((option) => (
          <li key={option.choice}>
            <PollOption
              option={option}
              share={total === 0 ? 0 : option.votes.length / total}
              isOwn={option.votes.includes(own.profileId)}
              isLeader={leaders.includes(option)}
              isOpen={isOpen}
              onChoose={() =>
                void room.send(choose, { pollId, choice: option.choice }).catch(showPartyErrorToast)
              }
            />
          </li>
        ))}
      </ul>
      <footer>
        <p aria-live="polite">{sayPlural(total, { one: "# vote", other: "# votes" })}</p>
        {isOpen && isHostOrCohost(own) && (
          <Button
            variant="glass"
            onClick={() => void room.send(endPoll, { pollId }).catch(showPartyErrorToast)}
          >
            {say`End poll`}
          </Button>
        )}
      </footer>
      {!isOpen && <PollResult {...partyProps} leaders={leaders} onTaken={onDismiss} />}
    </section>
  );
}
