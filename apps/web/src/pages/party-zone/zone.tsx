import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { scheduledPartiesQuery } from "#features/scheduled-parties/queries.ts";
import { partiesQuery, pastPartiesQuery } from "#features/parties/queries.ts";
import { NewPartyDialog } from "#features/parties/choosing/new-party-dialog.tsx";
import { FirstSteps } from "#features/parties/zone/first-steps.tsx";
import { PastPartyCard } from "#features/parties/zone/past-party-card.tsx";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { RetryMessage } from "#ui/message/retry-message.tsx";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import { ScheduledParties, type Editing } from "./scheduled-parties.tsx";
import { OpenParties } from "./open-parties.tsx";
import { useAskedForm } from "./use-asked-form.ts";
import { ZoneFront } from "./zone-front.tsx";
import styles from "./zone.module.css";

/** Open, scheduled and past parties of the current profile. */
export function Zone() {
  const { data: session } = useQuery(sessionQuery);
  const hasProfile = Boolean(session?.profile);
  const list = useQuery({ ...partiesQuery, enabled: hasProfile });
  const { data: planned } = useQuery({ ...scheduledPartiesQuery, enabled: hasProfile });
  const { data: past = [] } = useQuery({ ...pastPartiesQuery, enabled: hasProfile });
  const [isStarting, setStarting] = useState(false);
  const codeBox = useRef<HTMLInputElement>(null);
  const [editing, setEditing] = useState<Editing>(null);
  const asked = useAskedForm();
  const { film, wantsCode } = asked;

  const isAnonymous = Boolean(session && !hasProfile);
  const access = isAnonymous ? null : (list.data?.access ?? "join");
  const hasCodeBox = access !== null && access !== "none";
  useEffect(() => {
    if (wantsCode && hasCodeBox) codeBox.current?.focus();
  }, [wantsCode, hasCodeBox]);
  const open = list.data?.parties ?? [];
  const scheduledParties = planned?.scheduledParties ?? [];
  const isParent = session?.profile?.role === "parent";
  const actions = {
    canSchedule: planned?.canSchedule ?? false,
    onStart: () => setStarting(true),
    onPlan: () => setEditing("new"),
  };
  const isQuiet = open.length === 0 && scheduledParties.length === 0;

  return (
    <div className={styles.zone}>
      <ZoneFront access={access} codeBox={codeBox} {...actions} />
      {list.error && !list.data && (
        <section className={styles.part}>
          <RetryMessage error={list.error} onRetry={() => void list.refetch()} />
        </section>
      )}
      {list.isPending && !isAnonymous && (
        <section className={styles.part} aria-busy="true">
          <Skeleton aspectRatio="5 / 1" />
        </section>
      )}
      <OpenParties parties={open} />
      <ScheduledParties
        scheduledParties={scheduledParties}
        editing={editing ?? (asked.form === "schedule" && planned?.canSchedule ? "new" : null)}
        film={film}
        onChange={setEditing}
        onClose={() => {
          setEditing(null);
          asked.close();
        }}
      />
      {(list.data || isAnonymous) && isQuiet && access !== "none" && (
        <section className={styles.part}>
          <h2>{past.length > 0 ? say`Your next party` : say`Your first party`}</h2>
          <FirstSteps
            canHost={access === "host"}
            isParent={isParent}
            onCode={isAnonymous ? null : () => codeBox.current?.focus()}
            {...actions}
          />
        </section>
      )}
      {past.length > 0 && (
        <section className={styles.part}>
          <h2>{say`Past parties`}</h2>
          <ul className={styles.tickets}>
            {past.map((party) => (
              <li key={party.id}>
                <PastPartyCard party={party} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {isParent && !isQuiet && (
        <section className={styles.friends}>
          <p>{say`Watch with another household. Parents connect with a code.`}</p>
          <ButtonLink variant="glass" href={routes.friends}>
            {say`Friends`}
          </ButtonLink>
        </section>
      )}
      {(isStarting || (asked.form === "start" && access === "host")) && (
        <NewPartyDialog
          film={film}
          onClose={() => {
            setStarting(false);
            asked.close();
          }}
        />
      )}
    </div>
  );
}
