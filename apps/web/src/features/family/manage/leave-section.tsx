import { useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./manage.module.css";
import { useDeleteHousehold, useExportHousehold } from "./queries.ts";

type Props = {
  householdName: string;
  /** The household is gone, and nobody is signed in. */
  onGone: () => void;
};

/** Taking everything along, and deleting it. */
export function LeaveSection({ householdName, onGone }: Props) {
  const [isSure, setSure] = useState(false);
  const download = useExportHousehold();
  const deletion = useDeleteHousehold();

  return (
    <Section
      heading="Take it along, or delete it"
      words="All that is kept about your household, as a file of yours. Deleting wants the account’s own password."
    >
      <Button look="glass" aria-busy={download.isPending} onClick={() => download.mutate()}>
        Download everything
      </Button>
      {isSure ? (
        <div className={styles.line}>
          <p className={styles.who}>
            {householdName}, its profiles, its account and its plan are deleted at once, and cannot
            be brought back.
          </p>
          <Button look="glass" onClick={() => setSure(false)}>
            Keep it
          </Button>
          <Button
            look="alarm"
            aria-busy={deletion.isPending}
            onClick={() => deletion.mutate(undefined, { onSuccess: onGone })}
          >
            Delete for good
          </Button>
        </div>
      ) : (
        <Button look="alarm" onClick={() => setSure(true)}>
          Delete the household
        </Button>
      )}
    </Section>
  );
}
