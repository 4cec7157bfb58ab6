import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./manage.module.css";
import { useExportHousehold } from "./queries.ts";

const kept = () => [
  say`Your names, your picture, your role and what you may watch.`,
  say`Your password and your PIN, as hashes that nobody can read back.`,
  say`How far you have come in each film, how long you watched on each day, and what you asked a parent.`,
  say`The browsers you are signed in on: what they call themselves, when they were seen, and the network without its last part.`,
  say`When someone signed in or changed the family, so a parent can see who did.`,
];

/** The data stored about the viewer, and for parents its export. */
export function StoredDataSection({ profile }: { profile: FamilyProfile }) {
  const download = useExportHousehold();
  return (
    <Section
      heading={say`What is kept about you`}
      description={say`It stays on this server. Only payment details go to the payment provider.`}
    >
      <ul className={styles.kept}>
        {kept().map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {profile.role === "parent" && (
        <Button variant="glass" aria-busy={download.isPending} onClick={() => download.mutate()}>
          {say`Download all of it`}
        </Button>
      )}
    </Section>
  );
}
