import type { Passkey } from "@goldmane/contracts/account/passkeys/schema";
import { nameMaxLength } from "@goldmane/contracts/family/limits";
import { type FormEvent, useState } from "react";
import { formatDate } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { Field } from "#ui/field/field.tsx";
import styles from "./passkeys.module.css";
import { useRemovePasskey, useRenamePasskey } from "./queries.ts";

const dayFormat = { dateStyle: "medium" } as const;

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { id, createdAt, lastUsedAt } = passkey;
  const [name, setName] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const renaming = useRenamePasskey();
  const removal = useRemovePasskey();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name?.trim()) renaming.mutate({ id, name }, { onSuccess: () => setName(null) });
  };

  if (name !== null)
    return (
      <form className={styles.passkey} noValidate onSubmit={save}>
        <div className={styles.facts}>
          <Field
            label={say`Name`}
            autoCapitalize="words"
            autoComplete="off"
            maxLength={nameMaxLength}
            value={name}
            onChange={setName}
          />
        </div>
        <Button variant="gold" type="submit" disabled={!name.trim()} aria-busy={renaming.isPending}>
          {say`Save`}
        </Button>
        <Button variant="glass" onClick={() => setName(null)}>
          {say`Cancel`}
        </Button>
      </form>
    );
  return (
    <div className={styles.passkey}>
      <div className={styles.facts}>
        <p className={styles.name}>{passkey.name}</p>
        <p>
          {lastUsedAt
            ? say`Added ${formatDate(createdAt, dayFormat)}, last used ${formatDate(lastUsedAt, dayFormat)}`
            : say`Added ${formatDate(createdAt, dayFormat)}, never used`}
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          variant="glass"
          aria-label={say`Rename ${passkey.name}`}
          onClick={() => setName(passkey.name)}
        >
          {say`Rename`}
        </Button>
        <Button
          variant="glass"
          aria-label={say`Remove ${passkey.name}`}
          onClick={() => setAsked(true)}
        >
          {say`Remove`}
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          heading={say`Remove ${passkey.name}?`}
          confirmLabel={say`Remove passkey`}
          isPending={removal.isPending}
          onConfirm={() => removal.mutate(id)}
          onClose={() => setAsked(false)}
        >
          <p>{say`You can’t sign in with it anymore. Delete it on your device, too.`}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
