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
      <Button variant="glass" aria-label={say`Change ${name}`} onClick={onChange}>
        {say`Change`}
      </Button>
      <Button variant="plain" aria-label={say`Call ${name} off`} onClick={() => setCanceling(true)}>
        {say`Call it off`}
      </Button>
      {isCanceling && (
        <ConfirmDialog
          heading={say`Call “${name}” off?`}
          confirmLabel={say`Call it off`}
          isPending={cancelMutation.isPending}
          onConfirm={() => cancelMutation.mutate(undefined, { onSuccess: close })}
          onClose={close}
        >
          <p>{say`Everybody who is asked is told.`}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
