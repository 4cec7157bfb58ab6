import { ratings } from "@goldmane/contracts/library/limits";
import type { TitleCard } from "@goldmane/contracts/library/schema";
import {
  pollLengths,
  pollOptions,
  pollQuestionMaxLength,
} from "@goldmane/contracts/parties/limits";
import { createPoll } from "@goldmane/contracts/parties/live";
import { type ComponentType, type FormEvent, useState } from "react";
import type { PartyProps } from "#features/parties/room/party-props.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field } from "#ui/field/field.tsx";
import { showPartyErrorToast } from "#features/parties/room/show-party-error-toast.ts";
import { AnswerList } from "./answer-list.tsx";
import { type Answer, toPoll } from "./answer.ts";
import { AnswerField } from "./answer-field.tsx";
import styles from "./new-poll-dialog.module.css";

/** Dialog that chooses one film. */
export type Picker = ComponentType<{
  heading: string;
  canShow: (title: TitleCard) => boolean;
  onChoose: (title: TitleCard) => void;
  onClose: () => void;
}>;

type Props = PartyProps & { picker: Picker; onClose: () => void };

const lengths = pollLengths.map(String);

/** Form that opens a poll, prefilled with the queue because most polls ask "What next?". */
export function NewPollDialog({ room, party, own, picker: FilmPicker, onClose }: Props) {
  const [question, setQuestion] = useState("");
  const [answers, setAnswers] = useState<readonly Answer[]>(() =>
    party.queue.slice(0, pollOptions.atMost).map(({ title }) => ({ kind: "title", title })),
  );
  const [length, setLength] = useState<string>("60");
  const [isChoosing, setChoosing] = useState(false);
  const [isPending, setPending] = useState(false);
  const isFull = answers.length >= pollOptions.atMost;
  const isWhole = answers.length >= pollOptions.atLeast;
  const add = (answer: Answer) => setAnswers((known) => [...known, answer]);
  const isGiven = (title: TitleCard) =>
    answers.some((one) => one.kind === "title" && one.title.id === title.id);

  const ask = async (event: FormEvent) => {
    event.preventDefault();
    if (!isWhole || isPending) return;
    setPending(true);
    try {
      await room.send(createPoll, { poll: toPoll({ question, answers, length }) });
      onClose();
    } catch (error) {
      showPartyErrorToast(error);
      setPending(false);
    }
  };

  if (isChoosing)
    return (
      <FilmPicker
        heading={say`Choose a film`}
        canShow={(title) =>
          !isGiven(title) && ratings.indexOf(title.rating) <= ratings.indexOf(party.highestRating)
        }
        onChoose={(title) => {
          add({ kind: "title", title });
          setChoosing(false);
        }}
        onClose={() => setChoosing(false)}
      />
    );
  return (
    <Dialog label={say`Start poll`} size="small" onClose={onClose}>
      <div className={styles.dialog}>
        <h2>{say`Start poll`}</h2>
        {!own.isChild && (
          <Field
            label={say`Question`}
            placeholder={say`What next?`}
            value={question}
            maxLength={pollQuestionMaxLength}
            autoCapitalize="sentences"
            autoComplete="off"
            onChange={setQuestion}
          />
        )}
        <AnswerList
          answers={answers}
          onTakeOff={(answer) => setAnswers((known) => known.filter((one) => one !== answer))}
        />
        {!isFull && (
          <div className={styles.ways}>
            <Button variant="glass" icon="plus" onClick={() => setChoosing(true)}>
              {say`Add a film`}
            </Button>
            {!own.isChild && <AnswerField answers={answers} onAdd={add} />}
          </div>
        )}
        <ChoiceRow
          legend={say`Time to vote`}
          choices={lengths}
          chosen={length}
          nameOf={nameLength}
          onChoose={setLength}
        />
        <form onSubmit={(event) => void ask(event)}>
          <Button variant="gold" type="submit" disabled={!isWhole} aria-busy={isPending}>
            {isWhole ? say`Start poll` : say`Add at least 2 choices`}
          </Button>
        </form>
      </div>
    </Dialog>
  );
}

function nameLength(length: string): string {
  const seconds = Number(length);
  if (seconds === 0) return say`Until I end it`;
  return seconds < 60 ? say`${seconds} s` : say`${seconds / 60} min`;
}
