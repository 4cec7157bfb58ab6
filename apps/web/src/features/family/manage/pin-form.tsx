import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { type FormEvent, useState } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { showToast } from "#ui/toast/toasts.ts";
import styles from "./manage.module.css";
import { useSetPin } from "./queries.ts";

/** Sets, changes or removes a profile's PIN. */
export function PinForm({ profile }: { profile: FamilyProfile }) {
  const [pin, setPin] = useState("");
  const change = useSetPin();
  const isWhole = /^\d{4}$/.test(pin);

  const set = (next: string | null) =>
    change.mutate(
      { id: profile.id, pin: next },
      {
        onSuccess: () => {
          setPin("");
          showToast({ title: next === null ? say`PIN removed` : say`PIN set` });
        },
      },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole && !change.isPending) set(pin);
  };

  return (
    <form className={styles.line} noValidate onSubmit={submit}>
      <div className={styles.short}>
        <Field
          label={profile.hasPin ? say`New PIN` : say`PIN`}
          name="pin"
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={pin}
          onChange={(typed) => setPin(typed.replaceAll(/\D/g, ""))}
        />
      </div>
      <Button variant="gold" type="submit" disabled={!isWhole} aria-busy={change.isPending}>
        {profile.hasPin ? say`Change PIN` : say`Set PIN`}
      </Button>
      {profile.hasPin && (
        <Button variant="glass" onClick={() => set(null)}>
          {say`Remove PIN`}
        </Button>
      )}
    </form>
  );
}
