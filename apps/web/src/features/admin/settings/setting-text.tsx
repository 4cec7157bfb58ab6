import type { ReadableSettingName, SettingSource } from "@goldmane/contracts/admin/settings";
import { type FormEvent, useState } from "react";
import { useChangeSettings } from "#features/admin/mutations.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { describeError } from "#ui/message/describe-error.ts";
import { showToast } from "#ui/toast/toasts.ts";
import { SettingRow } from "./setting-row.tsx";
import styles from "./settings.module.css";

type Props = {
  name: ReadableSettingName;
  label: string;
  help: string;
  maxLength: number;
  value: string;
  source: SettingSource;
};

/** A setting that is typed in, with a button that saves it. */
export function SettingText({ name, label, help, maxLength, value, source }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const change = useChangeSettings();
  const text = draft ?? value;
  const isFixed = source.from === "environment";
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (text === value || change.isPending) return;
    change.mutate(
      { values: { [name]: text } },
      {
        onSuccess: () => {
          setDraft(null);
          showToast({ title: say`Saved` });
        },
      },
    );
  };
  return (
    <SettingRow name={name} label={label} source={source}>
      <form className={styles.form} noValidate onSubmit={save}>
        <Field
          label={label}
          hint={help}
          problem={change.error ? describeError(change.error) : undefined}
          maxLength={maxLength}
          readOnly={isFixed}
          value={text}
          onChange={setDraft}
        />
        {!isFixed && text !== value && (
          <Button
            variant="gold"
            type="submit"
            disabled={text.trim() === ""}
            aria-busy={change.isPending}
          >
            {say`Save`}
          </Button>
        )}
      </form>
    </SettingRow>
  );
}
