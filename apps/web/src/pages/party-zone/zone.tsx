import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { sessionQuery } from "#features/account/queries.ts";
import { partiesQuery, pastPartiesQuery } from "#features/parties/queries.ts";
import { NewPartyDialog } from "#features/parties/choosing/new-party-dialog.tsx";
import { PartyTicket } from "#features/parties/zone/party-ticket.tsx";
import { PastEvening } from "#features/parties/zone/past-evening.tsx";
import { ZoneHead } from "#features/parties/zone/zone-head.tsx";
import { askWhoIsWatching } from "#platform/who-is-watching.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Message } from "#ui/message/message.tsx";
import { TryAgain } from "#ui/message/try-again.tsx";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import styles from "./zone.module.css";

/** What is on and what was: for whoever is watching. */
export function Zone() {
  const { data: session } = useQuery(sessionQuery);
  const hasProfile = Boolean(session?.profile);
  const list = useQuery({ ...partiesQuery, enabled: hasProfile });
  const { data: past = [] } = useQuery({ ...pastPartiesQuery, enabled: hasProfile });
  const [isStarting, setStarting] = useState(false);

  if (session && !hasProfile)
    return (
      <Message
        heading={say`Party Zone`}
        actions={
          <Button look="gold" onClick={askWhoIsWatching}>
            {say`Choose a profile`}
          </Button>
        }
      >
        {say`Choose who is watching, and see what is on tonight.`}
      </Message>
    );
  const open = list.data?.parties ?? [];

  return (
    <div className={styles.zone}>
      <ZoneHead right={list.data?.right ?? "join"} onStart={() => setStarting(true)} />
      <section className={styles.part} aria-busy={list.isPending}>
        <h2>{say`On now`}</h2>
        {list.error && <TryAgain error={list.error} onRetry={() => void list.refetch()} />}
        {list.isPending && <Skeleton aspectRatio="5 / 1" />}
        {list.data && open.length === 0 && (
          <p>{say`No party is on. Start one, or type the code that somebody gave you.`}</p>
        )}
        <ul className={styles.tickets}>
          {open.map((party) => (
            <li key={party.id}>
              <PartyTicket party={party} />
            </li>
          ))}
        </ul>
      </section>
      {past.length > 0 && (
        <section className={styles.part}>
          <h2>{say`Past evenings`}</h2>
          <ul className={styles.tickets}>
            {past.map((party) => (
              <li key={party.id}>
                <PastEvening party={party} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {isStarting && <NewPartyDialog onClose={() => setStarting(false)} />}
    </div>
  );
}
