import type { Passkey } from "@goldmane/contracts/account/passkeys/schema";
import { nameMaxLength } from "@goldmane/contracts/family/limits";
import { type FormEvent, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { ActDialog } from "#ui/dialog/act-dialog.tsx";
import { Field } from "#ui/field/field.tsx";
import styles from "./passkeys.module.css";
import { useRemovePasskey, useRenamePasskey } from "./queries.ts";

const day = new Intl.DateTimeFormat("en", { dateStyle: "medium" });

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
            label="What it is called"
            autoCapitalize="words"
            autoComplete="off"
            maxLength={nameMaxLength}
            value={name}
            onChange={setName}
          />
        </div>
        <Button look="gold" type="submit" disabled={!name.trim()} aria-busy={renaming.isPending}>
          Save
        </Button>
        <Button look="glass" onClick={() => setName(null)}>
          Cancel
        </Button>
      </form>
    );
  return (
    <div className={styles.passkey}>
      <div className={styles.facts}>
        <p className={styles.name}>{passkey.name}</p>
        <p>
          Made {day.format(createdAt)}
          {lastUsedAt ? `, last used ${day.format(lastUsedAt)}` : ", never used"}
        </p>
      </div>
      <div className={styles.acts}>
        <Button
          look="glass"
          aria-label={`Rename ${passkey.name}`}
          onClick={() => setName(passkey.name)}
        >
          Rename
        </Button>
        <Button look="glass" aria-label={`Remove ${passkey.name}`} onClick={() => setAsked(true)}>
          Remove
        </Button>
      </div>
      {isAsked && (
        <ActDialog
          heading={`Remove ${passkey.name}?`}
          verb="Remove it"
          isPending={removal.isPending}
          onAct={() => removal.mutate(id)}
          onClose={() => setAsked(false)}
        >
          <p>
            It opens your account no more. Your device keeps its half until you delete it there.
          </p>
        </ActDialog>
      )}
    </div>
  );
}
