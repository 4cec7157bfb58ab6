import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./manage.module.css";
import { useExportHousehold } from "./queries.ts";

const kept = () => [
  say`Your name, picture, role and limits.`,
  say`Your password and PIN, stored so that no one can read them.`,
  say`Your progress in each film, your daily screen time and your requests.`,
  say`Your signed-in devices: browser, last use and part of the network address.`,
  say`A log of sign-ins and family changes, for parents.`,
];

/** The data stored about the viewer, and for parents its export. */
export function StoredDataSection({ profile }: { profile: FamilyProfile }) {
  const download = useExportHousehold();
  return (
    <Section
      heading={say`Your data`}
      description={say`It stays on this server. Only payment details go to the payment provider.`}
    >
      <ul className={styles.kept}>
        {kept().map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {profile.role === "parent" && (
        <Button variant="glass" aria-busy={download.isPending} onClick={() => download.mutate()}>
          {say`Download data`}
        </Button>
      )}
    </Section>
  );
}
