import { doorsBeforeMs } from "@goldmane/contracts/evenings/limits";
import type { Evening } from "@goldmane/contracts/evenings/schema";
import { formatDate } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { routes } from "#platform/routes.ts";
import { Button } from "#ui/button/button.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import { describeCountdown } from "./countdown.ts";
import styles from "./evening-card.module.css";
import { Guests } from "./guests.tsx";
import { OwnActs } from "./own-acts.tsx";
import { useAnswerEvening, useOpenEvening, useSaveToCalendar } from "./queries.ts";

type Props = { evening: Evening; now: number; onChange: () => void };

/** A movie night to come: when it is, what is on, who comes, and what one may do about it. */
export function EveningCard({ evening, now, onChange }: Props) {
  const { name, startsAt, title, isOwn, planner, household, answer, partyCode } = evening;
  const answering = useAnswerEvening(evening.id);
  const opening = useOpenEvening(evening.id);
  const calendar = useSaveToCalendar(evening);
  const countdown = describeCountdown(startsAt, now);
  const areDoorsNear = now >= startsAt - doorsBeforeMs;
  const host = household === null ? planner.displayName : say`${planner.displayName}, ${household}`;
  return (
    <article className={styles.evening} aria-label={name} data-genre={title?.genre}>
      <div className={styles.leaf}>
        {title && (
          <Poster
            url={title.backdropUrl}
            title=""
            colors={title.colors}
            blur={title.backdropBlur}
            shape="fill"
            width={220}
            sizes="14rem"
          />
        )}
        <time className={styles.date} dateTime={new Date(startsAt).toISOString()}>
          <span>{formatDate(startsAt, { weekday: "short" })}</span>
          <b>{formatDate(startsAt, { day: "numeric" })}</b>
          <span>{formatDate(startsAt, { month: "short" })}</span>
        </time>
      </div>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p className={styles.when}>
          {formatDate(startsAt, { hour: "numeric", minute: "2-digit" })}
          {" · "}
          {partyCode === null ? (countdown ?? say`it begins`) : say`the doors are open`}
        </p>
        <p>{title ? title.title : say`The film is chosen together`}</p>
        {!isOwn && <p>{say`by ${host}`}</p>}
        <Guests evening={evening} />
        <div className={styles.acts}>
          {partyCode !== null && (
            <ButtonLink look="gold" icon="play" href={routes.party(partyCode)}>
              {say`Come in`}
            </ButtonLink>
          )}
          {partyCode === null && isOwn && areDoorsNear && (
            <Button
              look="gold"
              icon="play"
              aria-busy={opening.isPending}
              onClick={() => opening.mutate(undefined)}
            >
              {say`Open the doors`}
            </Button>
          )}
          {!isOwn &&
            (["coming", "cannot"] as const).map((each) => (
              <Button
                key={each}
                look={answer === null && each === "coming" && partyCode === null ? "gold" : "glass"}
                aria-pressed={answer === each}
                aria-busy={answering.isPending && answering.variables === each}
                onClick={() => answering.mutate(each)}
              >
                {each === "coming" ? say`I’m coming` : say`I can’t`}
              </Button>
            ))}
          {countdown !== null && (
            <Button
              look="glass"
              icon="calendar"
              aria-busy={calendar.isPending}
              onClick={() => calendar.mutate()}
            >
              {say`Into my calendar`}
            </Button>
          )}
          {isOwn && partyCode === null && <OwnActs evening={evening} onChange={onChange} />}
        </div>
      </div>
    </article>
  );
}
