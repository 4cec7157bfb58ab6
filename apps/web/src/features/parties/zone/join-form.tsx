import { partyCode } from "@goldmane/contracts/parties/schema";
import { type FormEvent, type RefObject, useState } from "react";
import { useLocation } from "wouter";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import styles from "./zone-head.module.css";

/** Form that joins a party by its code. */
export function JoinForm({ box }: { box: RefObject<HTMLInputElement | null> }) {
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const join = (event: FormEvent) => {
    event.preventDefault();
    const code = partyCode.safeParse(typed);
    setWrong(!code.success);
    if (code.success) navigate(routes.party(code.data));
  };

  return (
    <form className={styles.join} onSubmit={join}>
      <Field
        ref={box}
        label={say`Party code`}
        value={typed}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        problem={isWrong ? say`Enter the 6-character code.` : undefined}
        onChange={(text) => {
          setTyped(text.toUpperCase());
          setWrong(false);
        }}
      />
      <Button variant="gold" type="submit">
        {say`Join`}
      </Button>
    </form>
  );
}
