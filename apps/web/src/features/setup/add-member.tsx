import { nameMaxLength } from "@goldmane/contracts/family/limits";
import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { type KeyboardEvent, useRef, useState } from "react";
import { useCreateProfile } from "#features/family/queries.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { Field } from "#ui/field/field.tsx";
import { describeError } from "#ui/message/describe-error.ts";
import styles from "./family-step.module.css";
import {
  describeKind,
  type MemberKind,
  memberKinds,
  nameOfKind,
  pickAvatar,
  rolesOf,
} from "./member.ts";

/** A name and a kind make a profile. It opens in the profile picker, without a password. */
export function AddMember({ family }: { family: readonly FamilyProfile[] }) {
  const [name, setName] = useState("");
  const [kind, setKind] = useState<MemberKind>("child");
  const input = useRef<HTMLInputElement>(null);
  const adding = useCreateProfile();

  const add = () => {
    const displayName = name.trim();
    if (displayName === "" || adding.isPending) return input.current?.focus();
    const avatarUrl = pickAvatar(family);
    adding.mutate(
      { name: displayName, displayName, avatarUrl, ...rolesOf(kind) },
      { onSuccess: () => setName("") },
    );
    input.current?.focus();
  };
  // Enter adds the profile; the form's own button goes to the next step.
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing || name.trim() === "") return;
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
          problem={adding.error ? describeError(adding.error) : undefined}
          onChange={setName}
          onKeyDown={addOnEnter}
          ref={input}
        />
        <Button variant="glass" icon="plus" aria-busy={adding.isPending} onClick={add}>
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
