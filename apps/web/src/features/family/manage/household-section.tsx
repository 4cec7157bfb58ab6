import { nameMaxLength } from "@goldmane/contracts/family/limits";
import type { Household } from "@goldmane/contracts/family/schema";
import { type FormEvent, useState } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { Section } from "#ui/section/section.tsx";
import { showToast } from "#ui/toast/toasts.ts";
import styles from "./manage.module.css";
import { useRenameHousehold } from "./queries.ts";

/** The household's name. */
export function HouseholdSection({ household }: { household: Household }) {
  const [name, setName] = useState(household.name);
  const change = useRenameHousehold();
  const mayName = name.trim() !== "" && name !== household.name;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (mayName && !change.isPending)
      change.mutate(name, { onSuccess: () => void showToast({ title: say`Saved` }) });
  };

  return (
    <Section heading={say`Household`} description={say`Shown above your profiles.`}>
      <form className={styles.line} noValidate onSubmit={save}>
        <div className={styles.long}>
          <Field
            label={say`Name`}
            name="householdName"
            autoComplete="off"
            maxLength={nameMaxLength}
            value={name}
            onChange={setName}
          />
        </div>
        <Button variant="gold" type="submit" disabled={!mayName} aria-busy={change.isPending}>
          {say`Rename`}
        </Button>
      </form>
    </Section>
  );
}
