import type { ScheduledParty } from "@goldmane/contracts/scheduled-parties/schema";
import { groupByHousehold } from "@goldmane/contracts/friends/rules";
import type { TitleCard } from "@goldmane/contracts/library/schema";
import { partyNameMaxLength } from "@goldmane/contracts/parties/limits";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { inviteesQuery } from "#features/friends/queries.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { FieldPair } from "#ui/field/field-pair.tsx";
import { Field } from "#ui/field/field.tsx";
import { PeoplePicker } from "#ui/people-picker/people-picker.tsx";
import { fromFields, nextEightPm, toFields } from "./day-and-time.ts";
import styles from "./scheduled-party-dialog.module.css";
import { useChangeScheduledParty, useScheduleParty } from "./queries.ts";

type Choosing = { onChoose: (title: TitleCard) => void; onClose: () => void };

type Props = {
  /** Null schedules a new one. */
  scheduledParty: ScheduledParty | null;
  /** The film that was chosen before, for a new one. */
  film?: Pick<TitleCard, "id" | "title"> | null;
  /** Rendered instead of this dialog while a film is being chosen. */
  renderPicker: (choosing: Choosing) => ReactNode;
  onClose: () => void;
};

/** Form that schedules a party or changes one: name, film, time and guests. */
export function ScheduledPartyDialog({ scheduledParty, film, renderPicker, onClose }: Props) {
  const [name, setName] = useState(scheduledParty?.name ?? "");
  const [title, setTitle] = useState<Pick<TitleCard, "id" | "title"> | null>(
    scheduledParty?.title ?? film ?? null,
  );
  const [at, setAt] = useState(() => toFields(scheduledParty?.startsAt ?? nextEightPm(Date.now())));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isChoosing, setChoosing] = useState(false);
  const [problem, setProblem] = useState<"name" | "time" | null>(null);
  const { data: invitees = [] } = useQuery(inviteesQuery);
  const scheduleMutation = useScheduleParty();
  const changeMutation = useChangeScheduledParty(scheduledParty?.id ?? "");
  const invited = new Set(scheduledParty?.guests.map(({ profileId }) => profileId));

  const save = (event: FormEvent) => {
    event.preventDefault();
    const startsAt = fromFields(at);
    const isLate = startsAt === null || startsAt <= Date.now();
    const wrong = name.trim() === "" ? "name" : isLate ? "time" : null;
    setProblem(wrong);
    if (wrong !== null || startsAt === null) return;
    const input = { name, startsAt, titleId: title?.id ?? null, guestIds: [...chosen] };
    const done = { onSuccess: onClose };
    if (scheduledParty) changeMutation.mutate(input, done);
    else scheduleMutation.mutate(input, done);
  };

  if (isChoosing)
    return renderPicker({
      onChoose: (picked) => {
        setTitle(picked);
        setChoosing(false);
      },
      onClose: () => setChoosing(false),
    });
  const heading = scheduledParty ? say`Edit party` : say`Schedule a party`;
  const groups = groupByHousehold(invitees).map(({ household, people }) => ({
    name: household,
    people: people.map(({ profileId, displayName, avatarUrl }) => ({
      id: profileId,
      name: displayName,
      avatarUrl,
      settled: invited.has(profileId) ? say`invited` : undefined,
    })),
  }));
  return (
    <Dialog label={heading} size="medium" onClose={onClose}>
      <form className={styles.form} onSubmit={save} noValidate>
        <h2>{heading}</h2>
        <Field
          label={say`Party name`}
          value={name}
          maxLength={partyNameMaxLength}
          autoCapitalize="sentences"
          autoComplete="off"
          problem={problem === "name" ? say`Enter a name.` : undefined}
          onChange={setName}
        />
        <div className={styles.film}>
          <p>
            <b>{say`Film`}</b> {title ? title.title : say`Choose together`}
          </p>
          <Button variant="glass" onClick={() => setChoosing(true)}>
            {title ? say`Change film` : say`Choose a film`}
          </Button>
        </div>
        <FieldPair isShort>
          <Field
            label={say`Day`}
            type="date"
            value={at.day}
            problem={problem === "time" ? say`Choose a time in the future.` : undefined}
            onChange={(day) => setAt({ ...at, day })}
          />
          <Field
            label={say`Time`}
            type="time"
            value={at.time}
            onChange={(time) => setAt({ ...at, time })}
          />
        </FieldPair>
        {invitees.length > 0 && (
          <PeoplePicker legend={say`Guests`} groups={groups} chosen={chosen} onChoose={setChosen} />
        )}
        <Button
          variant="gold"
          type="submit"
          aria-busy={scheduleMutation.isPending || changeMutation.isPending}
        >
          {describeSubmit(scheduledParty !== null, chosen.size)}
        </Button>
      </form>
    </Dialog>
  );
}

function describeSubmit(exists: boolean, guestCount: number): string {
  if (exists) return say`Save and notify guests`;
  return guestCount > 0 ? say`Send invitations` : say`Schedule party`;
}
