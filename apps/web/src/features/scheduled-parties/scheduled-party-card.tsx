import { opensEarlyByMs } from "@goldmane/contracts/scheduled-parties/limits";
import type { ScheduledParty } from "@goldmane/contracts/scheduled-parties/schema";
import { formatDate } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { routes } from "#platform/routes.ts";
import { Button } from "#ui/button/button.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import { describeCountdown } from "./countdown.ts";
import styles from "./scheduled-party-card.module.css";
import { Guests } from "./guests.tsx";
import { OrganizerActions } from "./organizer-actions.tsx";
import { useAnswerScheduledParty, useOpenScheduledParty, useSaveToCalendar } from "./queries.ts";

type Props = { scheduledParty: ScheduledParty; now: number; onChange: () => void };

/** A scheduled party: time, film, guests and the viewer's actions. */
export function ScheduledPartyCard({ scheduledParty, now, onChange }: Props) {
  const { name, startsAt, title, isOwn, organizer, household, answer, partyCode } = scheduledParty;
  const answerMutation = useAnswerScheduledParty(scheduledParty.id);
  const openMutation = useOpenScheduledParty(scheduledParty.id);
  const calendarMutation = useSaveToCalendar(scheduledParty);
  const countdown = describeCountdown(startsAt, now);
  const canOpenNow = now >= startsAt - opensEarlyByMs;
  const host =
    household === null ? organizer.displayName : say`${organizer.displayName}, ${household}`;
  return (
    <article className={styles.card} aria-label={name} data-genre={title?.genre}>
      <div className={styles.calendarPage}>
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
      <div className={styles.text}>
        <h3>{name}</h3>
        <p className={styles.when}>
          {formatDate(startsAt, { hour: "numeric", minute: "2-digit" })}
          {" · "}
          {partyCode === null ? (countdown ?? say`Starting now`) : say`Open now`}
        </p>
        <p>{title ? title.title : say`You’ll choose a film together`}</p>
        {!isOwn && <p>{say`Hosted by ${host}`}</p>}
        <Guests scheduledParty={scheduledParty} />
        <div className={styles.actions}>
          {partyCode !== null && (
            <ButtonLink variant="gold" icon="play" href={routes.party(partyCode)}>
              {say`Join`}
            </ButtonLink>
          )}
          {partyCode === null && isOwn && canOpenNow && (
            <Button
              variant="gold"
              icon="play"
              aria-busy={openMutation.isPending}
              onClick={() => openMutation.mutate(undefined)}
            >
              {say`Start party`}
            </Button>
          )}
          {!isOwn &&
            (["coming", "cannot"] as const).map((each) => (
              <Button
                key={each}
                variant={
                  answer === null && each === "coming" && partyCode === null ? "gold" : "glass"
                }
                aria-pressed={answer === each}
                aria-busy={answerMutation.isPending && answerMutation.variables === each}
                onClick={() => answerMutation.mutate(each)}
              >
                {each === "coming" ? say`Going` : say`Can’t go`}
              </Button>
            ))}
          {countdown !== null && (
            <Button
              variant="glass"
              icon="calendar"
              aria-busy={calendarMutation.isPending}
              onClick={() => calendarMutation.mutate()}
            >
              {say`Add to calendar`}
            </Button>
          )}
          {isOwn && partyCode === null && (
            <OrganizerActions scheduledParty={scheduledParty} onChange={onChange} />
          )}
        </div>
      </div>
    </article>
  );
}
