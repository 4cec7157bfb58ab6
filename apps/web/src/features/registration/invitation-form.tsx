import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useLocation } from "wouter";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { useFocusFirstInvalid } from "#ui/field/use-focus-first-invalid.ts";
import { describeError } from "#ui/message/describe-error.ts";
import styles from "./invitation-form.module.css";
import {
  emptyOwner,
  findOwnerProblems,
  findRefusedField,
  toOwner,
} from "#ui/owner-form/owner-draft.ts";
import { OwnerFields } from "#ui/owner-form/owner-fields.tsx";
import { serverQuery, useAcceptInvitation } from "./queries.ts";

/** Creates the invited household. */
export function InvitationForm({ token }: { token: string }) {
  const [, navigate] = useLocation();
  const { data: server } = useQuery(serverQuery);
  const [owner, setOwner] = useState(emptyOwner);
  const [attempts, setAttempts] = useState(0);
  const form = useFocusFirstInvalid<HTMLFormElement>(attempts);
  const accepting = useAcceptInvitation();
  const refused = findRefusedField(accepting.error);
  const problems = { ...(attempts > 0 ? findOwnerProblems(owner) : {}), ...refused };
  const isAboutField = Object.keys(refused).length > 0;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempts(attempts + 1);
    if (Object.keys(findOwnerProblems(owner)).length > 0 || accepting.isPending) return;
    accepting.mutate(
      { ...toOwner(owner), token },
      {
        onSuccess: () => navigate(routes.home),
        onError: () => setAttempts((count) => count + 1),
      },
    );
  };

  return (
    <div className={styles.page}>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <header className={styles.head}>
          <h1>{say`You’re invited`}</h1>
          <p>{say`Create an account for your household. It’s free: no card needed.`}</p>
        </header>
        <OwnerFields
          draft={owner}
          problems={problems}
          hasMail={server?.hasMail ?? false}
          onChange={(change) => {
            accepting.reset();
            setOwner({ ...owner, ...change });
          }}
        />
        {accepting.error && !isAboutField && (
          <p className={styles.problem} role="alert">
            {describeError(accepting.error)}
          </p>
        )}
        <Button variant="gold" type="submit" aria-busy={accepting.isPending}>
          {say`Join`}
        </Button>
      </form>
    </div>
  );
}
