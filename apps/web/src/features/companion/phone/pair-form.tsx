import { partyCode } from "@goldmane/contracts/parties/schema";
import { type FormEvent, useState } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import styles from "./pair-form.module.css";

type Props = {
  /** Why the last code was refused. */
  problem: string | undefined;
  isBusy: boolean;
  onCode: (code: string) => void;
};

/** A form for the code that a screen shows. */
export function PairForm({ problem, isBusy, onCode }: Props) {
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const pair = (event: FormEvent) => {
    event.preventDefault();
    const code = partyCode.safeParse(typed);
    setWrong(!code.success);
    if (code.success) onCode(code.data);
  };
  return (
    <form className={styles.form} onSubmit={pair}>
      <Field
        label={say`Code from the screen`}
        value={typed}
        maxLength={20}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        problem={isWrong ? say`Enter the 6-character code.` : problem}
        onChange={(text) => {
          setTyped(text.toUpperCase());
          setWrong(false);
        }}
      />
      <Button variant="gold" type="submit" aria-busy={isBusy} disabled={isBusy}>
        {say`Connect`}
      </Button>
    </form>
  );
}
