import { nameMaxLength } from "@goldmane/contracts/family/limits";
import type { KeyboardEvent } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { Field } from "#ui/field/field.tsx";
import styles from "./family-step.module.css";
import { describeKind, memberKinds, nameOfKind } from "./member.ts";
import type { NewMember } from "./use-new-member.ts";

/** A name and a kind make a profile. It opens in the profile picker, without a password. */
export function AddMember({ member }: { member: NewMember }) {
  const { name, kind, isEmpty, isPending, problem, input, setName, setKind, add } = member;
  // Enter adds the profile and stays; the form's own button goes to the next step.
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing || isEmpty) return;
    event.preventDefault();
    add();
  };
  return (
    <fieldset className={styles.adding} aria-label={say`Add a profile`}>
      <div className={styles.entry}>
        <Field
          label={say`Name`}
          name="member"
          autoComplete="off"
          autoCapitalize="words"
          maxLength={nameMaxLength}
          value={name}
          problem={problem}
          onChange={setName}
          onKeyDown={addOnEnter}
          ref={input}
        />
        <Button variant="glass" icon="plus" aria-busy={isPending} onClick={() => add()}>
          {say`Add profile`}
        </Button>
      </div>
      <ChoiceRow
        legend={say`Who is it for?`}
        choices={memberKinds}
        chosen={kind}
        nameOf={nameOfKind}
        onChoose={setKind}
      />
      <p className={styles.hint}>{describeKind(kind)}</p>
    </fieldset>
  );
}
