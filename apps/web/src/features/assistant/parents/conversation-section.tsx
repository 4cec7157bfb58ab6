import { type RetentionDays, retentionChoices } from "@goldmane/contracts/assistant/limits";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import {
  conversationQuery,
  useForgetConversation,
  useSetRetention,
} from "#features/assistant/queries.ts";
import { say, sayPlural } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Choice } from "#ui/choice-row/choice.tsx";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./conversation-section.module.css";
import { ExchangeRow } from "./exchange-row.tsx";
import { useScrollToAlert } from "./use-scroll-to-alert.ts";

type Props = { profile: { id: string; displayName: string } };

/** A child's conversations: to read and to delete. */
export function ConversationSection({ profile: { id, displayName } }: Props) {
  const { data, error, refetch } = useQuery(conversationQuery(id));
  const { mutate: keepFor } = useSetRetention(id);
  const { mutate: forget, isPending } = useForgetConversation(id);
  const [isAsking, setAsking] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  useScrollToAlert(list, data !== undefined);

  return (
    <Section
      heading={say`Conversations with Leo`}
      description={say`What ${displayName} and Leo said. We never save audio.`}
    >
      {error && (
        <p className={styles.note} role="alert">
          {say`We couldn’t load the conversations.`}{" "}
          <Button variant="glass" icon="retry" onClick={() => void refetch()}>
            {say`Try again`}
          </Button>
        </p>
      )}
      {data && (
        <>
          <fieldset className={styles.keep}>
            <legend>{say`Keep everyone’s conversations for`}</legend>
            {retentionChoices.map((days) => (
              <Choice
                key={days}
                isChosen={days === data.retentionDays}
                onChoose={() => keepFor(days)}
              >
                {nameDays(days)}
              </Choice>
            ))}
          </fieldset>
          {data.exchanges.length === 0 ? (
            <p className={styles.note}>
              {data.retentionDays === 0
                ? say`Conversations aren’t saved, so we can’t show you anything that worries us.`
                : say`No conversations yet.`}
            </p>
          ) : (
            <>
              <ol className={styles.list} ref={list}>
                {data.exchanges.map((exchange) => (
                  <ExchangeRow key={exchange.id} exchange={exchange} name={displayName} />
                ))}
              </ol>
              <Button variant="alarm" onClick={() => setAsking(true)}>
                {say`Delete all`}
              </Button>
            </>
          )}
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          heading={say`Delete these conversations?`}
          confirmLabel={say`Delete`}
          isPending={isPending}
          onConfirm={() => forget(undefined, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          <p>{say`They’ll be gone for good, and Leo won’t remember them.`}</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}

function nameDays(days: RetentionDays): string {
  if (days === 0) return say`Don’t save`;
  return sayPlural(days, { one: "# day", other: "# days" });
}
