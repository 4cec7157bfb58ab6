import type { Device } from "@goldmane/contracts/account/devices/schema";
import { nameMaxLength } from "@goldmane/contracts/family/limits";
import { type FormEvent, useState } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { focusFirst } from "#ui/focus-first.ts";
import { describeError } from "#ui/message/describe-error.ts";
import styles from "./devices.module.css";
import { useRenameDevice } from "./queries.ts";

type Props = { device: Device; onClose: () => void };

/** Names a device. An empty name brings back the browser's. */
export function DeviceNameForm({ device, onClose }: Props) {
  const { id, name, browser } = device;
  const [draft, setDraft] = useState(name ?? "");
  const { mutate, isPending, error } = useRenameDevice();
  const save = (event: FormEvent) => {
    event.preventDefault();
    mutate({ id, name: draft.trim() || null }, { onSuccess: onClose });
  };
  return (
    <form className={styles.device} noValidate onSubmit={save}>
      <div className={styles.facts}>
        <Field
          label={say`Device name`}
          hint={say`Leave empty to use “${browser}”.`}
          problem={error ? describeError(error) : undefined}
          placeholder={say`Living room TV`}
          autoCapitalize="words"
          autoComplete="off"
          maxLength={nameMaxLength}
          ref={focusFirst}
          value={draft}
          onChange={setDraft}
          onKeyDown={({ key }) => key === "Escape" && onClose()}
        />
      </div>
      <div className={styles.actions}>
        <Button variant="gold" type="submit" aria-busy={isPending}>
          {say`Save`}
        </Button>
        <Button variant="glass" onClick={onClose}>
          {say`Cancel`}
        </Button>
      </div>
    </form>
  );
}
