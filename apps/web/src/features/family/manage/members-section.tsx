import { defaultMaxProfiles } from "@goldmane/contracts/family/limits";
import { useQuery } from "@tanstack/react-query";
import { householdQuery, profilesQuery } from "#features/family/queries.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./manage.module.css";
import { MemberRow } from "./member-row.tsx";
import { PendingProfileRow } from "./pending-profile-row.tsx";

/** Polls for profiles created on other devices while the list is shown. */
const lookEveryMs = 8000;

/** The family's profiles, for a parent to edit, approve and delete. */
export function MembersSection({ ownId, onAdd }: { ownId: string; onAdd: () => void }) {
  const { data: profiles, error } = useQuery({
    ...profilesQuery,
    refetchOnMount: "always",
    refetchInterval: lookEveryMs,
  });
  const { data: household } = useQuery(householdQuery);
  const waiting = profiles?.filter(({ status }) => status === "waiting") ?? [];
  const members = profiles?.filter(({ status }) => status !== "waiting");
  const hasRoom = (profiles?.length ?? 0) < (household?.maxProfiles ?? defaultMaxProfiles);

  return (
    <Section
      heading={say`Profiles`}
      description={say`Everyone in your household. Each profile uses one seat.`}
    >
      {error && !profiles && <p role="alert">{say`Can’t load the profiles. Reload the page.`}</p>}
      {waiting.length > 0 && (
        <ul className={styles.members} aria-label={say`Waiting for approval`}>
          {waiting.map((profile) => (
            <li key={profile.id} className={styles.pending}>
              <PendingProfileRow profile={profile} />
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.members} aria-busy={!members}>
        {members?.map((profile) => (
          <li key={profile.id} className={styles.member}>
            <MemberRow profile={profile} isOwn={profile.id === ownId} />
          </li>
        ))}
      </ul>
      {hasRoom && (
        <Button variant="glass" icon="plus" onClick={onAdd}>
          {say`Add a profile`}
        </Button>
      )}
    </Section>
  );
}
