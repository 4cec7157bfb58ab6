import { defaultMaxProfiles } from "@goldmane/contracts/family/limits";
import { useSuspenseQuery } from "@tanstack/react-query";
import { StepForm } from "./step-form.tsx";
import { profilesQuery } from "#features/family/queries.ts";
import { say } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { AddMember } from "./add-member.tsx";
import styles from "./family-step.module.css";
import { type MemberKind, nameOfKind } from "./member.ts";
import type { StepProps } from "./step.ts";
import { useNewMember } from "./use-new-member.ts";

/** Adds the household's other profiles. Each is saved at once; a name that was entered is, too. */
export function FamilyStep({ onNext }: StepProps) {
  const { data: family } = useSuspenseQuery(profilesQuery);
  const member = useNewMember(family);
  return (
    <StepForm
      heading={say`Who’s watching?`}
      description={say`Add a profile for everyone at home, now or later.`}
      action={say`Continue`}
      isBusy={member.isPending}
      onSubmit={() => (member.isEmpty ? onNext() : member.add(onNext))}
    >
      <ul className={styles.family} aria-label={say`Profiles`}>
        {family.map(({ id, displayName, avatarUrl, role }) => (
          <li key={id} className={styles.member}>
            <Avatar url={avatarUrl} size={72} />
            <span className={styles.name}>{displayName}</span>
            <span className={styles.role}>{nameOfKind(role satisfies MemberKind)}</span>
          </li>
        ))}
      </ul>
      {family.length < defaultMaxProfiles && <AddMember member={member} />}
    </StepForm>
  );
}
