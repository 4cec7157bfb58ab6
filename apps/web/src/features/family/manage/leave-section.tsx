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
      heading={say`Take it along, or delete it`}
      description={say`All that is kept about your household, as a file of yours. Deleting wants the account’s own password.`}
    >
      <Button variant="glass" aria-busy={download.isPending} onClick={() => download.mutate()}>
        {say`Download everything`}
      </Button>
      <Button variant="alarm" onClick={() => setAsked(true)}>
        {say`Delete the household`}
      </Button>
      {isAsked && (
        <ConfirmDialog
          heading={say`Delete ${householdName}?`}
          confirmLabel={say`Delete for good`}
          isPending={deletion.isPending}
          onConfirm={() => deletion.mutate(undefined, { onSuccess: onGone })}
          onClose={() => setAsked(false)}
        >
          <p>
            {say`Its profiles, what they watched, its account and its plan are deleted at once, on every device. Nothing is paid any more, nothing is kept, and nobody can bring it back.`}
          </p>
          <p>{say`Download everything first, if you want to keep a copy.`}</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}
