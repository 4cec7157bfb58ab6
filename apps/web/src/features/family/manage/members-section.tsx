import { defaultMaxProfiles } from "@goldmane/contracts/family/limits";
import { useQuery } from "@tanstack/react-query";
import { householdQuery, profilesQuery } from "#features/family/queries.ts";
import { askWhoIsWatching } from "#platform/who-is-watching.ts";
import { Button } from "#ui/button/button.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./manage.module.css";
import { MemberRow } from "./member-row.tsx";

/** The family's profiles, for a parent to change, let in and delete. */
export function MembersSection({ ownId }: { ownId: string }) {
  const { data: profiles, error } = useQuery(profilesQuery);
  const { data: household } = useQuery(householdQuery);
  const hasRoom = (profiles?.length ?? 0) < (household?.maxProfiles ?? defaultMaxProfiles);

  return (
    <Section heading="Profiles" words="Everybody who watches here. Each holds a seat of your plan.">
      {error && !profiles && (
        <p role="alert">The profiles could not be fetched. Load the page again.</p>
      )}
      <ul className={styles.members} aria-busy={!profiles}>
        {profiles?.map((profile) => (
          <li key={profile.id} className={styles.member}>
            <MemberRow profile={profile} isOwn={profile.id === ownId} />
          </li>
        ))}
      </ul>
      {hasRoom && (
        <Button look="glass" icon="plus" onClick={askWhoIsWatching}>
          Add a profile
        </Button>
      )}
    </Section>
  );
}
