import { useState } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { Section } from "#ui/section/section.tsx";
import { useDeleteHousehold, useExportHousehold } from "./queries.ts";

type Props = {
  householdName: string;
  /** Called after the household was deleted and this browser signed out. */
  onGone: () => void;
};

/** Exports and deletes the household. */
export function LeaveSection({ householdName, onGone }: Props) {
  const [isAsked, setAsked] = useState(false);
  const download = useExportHousehold();
  const deletion = useDeleteHousehold();

  return (
    <Section
      heading={say`Download or delete`}
      description={say`Download your household’s data, or delete it. Deleting needs the account password.`}
    >
      <Button variant="glass" aria-busy={download.isPending} onClick={() => download.mutate()}>
        {say`Download data`}
      </Button>
      <Button variant="alarm" onClick={() => setAsked(true)}>
        {say`Delete household`}
      </Button>
      {isAsked && (
        <ConfirmDialog
          heading={say`Delete ${householdName}?`}
          confirmLabel={say`Delete household`}
          isPending={deletion.isPending}
          onConfirm={() => deletion.mutate(undefined, { onSuccess: onGone })}
          onClose={() => setAsked(false)}
        >
          <p>
            {say`This deletes its profiles, history, account and plan on every device. Payments stop. You can’t undo it.`}
          </p>
          <p>{say`Want a copy? Download your data first.`}</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}
