import type { ScheduledParty } from "@goldmane/contracts/scheduled-parties/schema";
import { useState } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { useCancelScheduledParty } from "./queries.ts";

type Props = { scheduledParty: ScheduledParty; onChange: () => void };

/** Change and cancel, for the organizer. */
export function OrganizerActions({ scheduledParty: { id, name }, onChange }: Props) {
  const [isCanceling, setCanceling] = useState(false);
  const cancelMutation = useCancelScheduledParty(id);
  const close = () => setCanceling(false);
  return (
    <>
      <Button variant="glass" aria-label={say`Edit ${name}`} onClick={onChange}>
        {say`Edit`}
      </Button>
      <Button
        variant="plain"
        aria-label={say`Cancel party: ${name}`}
        onClick={() => setCanceling(true)}
      >
        {say`Cancel party`}
      </Button>
      {isCanceling && (
        <ConfirmDialog
          heading={say`Cancel “${name}”?`}
          confirmLabel={say`Cancel party`}
          isPending={cancelMutation.isPending}
          onConfirm={() => cancelMutation.mutate(undefined, { onSuccess: close })}
          onClose={close}
        >
          <p>{say`All guests will be notified.`}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
