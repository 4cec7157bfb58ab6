import { mixNameMaxLength } from "@goldmane/contracts/nature-mixes/limits";
import { type FormEvent, useState } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field } from "#ui/field/field.tsx";
import { focusFirst } from "#ui/focus-first.ts";
import { describeError } from "#ui/message/describe-error.ts";
import styles from "./saved-mixes.module.css";

type Props = {
  heading: string;
  name: string;
  isPending: boolean;
  error: Error | null;
  onSave: (name: string) => void;
  onClose: () => void;
};

/** Asks for a mix's name. */
export function MixNameDialog({ heading, name, isPending, error, onSave, onClose }: Props) {
  const [draft, setDraft] = useState(name);
  const [isEmpty, setEmpty] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const wanted = draft.trim();
    setEmpty(wanted === "");
    if (wanted !== "") onSave(wanted);
  };
  const refusal = error ? describeError(error) : undefined;
  return (
    <Dialog label={heading} size="small" onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={save}>
        <h2>{heading}</h2>
        <Field
          label={say`Name`}
          placeholder={say`Rainy night`}
          problem={isEmpty ? say`Enter a name.` : refusal}
          autoCapitalize="sentences"
          autoComplete="off"
          maxLength={mixNameMaxLength}
          ref={focusFirst}
          value={draft}
          onChange={setDraft}
        />
        <div className={styles.formActions}>
          <Button variant="glass" onClick={onClose}>
            {say`Cancel`}
          </Button>
          <Button variant="gold" type="submit" aria-busy={isPending}>
            {say`Save`}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
