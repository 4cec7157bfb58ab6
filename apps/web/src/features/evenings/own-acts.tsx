import type { Evening } from "@goldmane/contracts/evenings/schema";
import { useState } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { ActDialog } from "#ui/dialog/act-dialog.tsx";
import { useCancelEvening } from "./queries.ts";

type Props = { evening: Evening; onChange: () => void };

/** What only who plans an evening does with it. */
export function OwnActs({ evening: { id, name }, onChange }: Props) {
  const [isCancelling, setCancelling] = useState(false);
  const cancelling = useCancelEvening(id);
  const close = () => setCancelling(false);
  return (
    <>
      <Button look="glass" aria-label={say`Change ${name}`} onClick={onChange}>
        {say`Change`}
      </Button>
      <Button look="plain" aria-label={say`Call ${name} off`} onClick={() => setCancelling(true)}>
        {say`Call it off`}
      </Button>
      {isCancelling && (
        <ActDialog
          heading={say`Call “${name}” off?`}
          verb={say`Call it off`}
          isPending={cancelling.isPending}
          onAct={() => cancelling.mutate(undefined, { onSuccess: close })}
          onClose={close}
        >
          <p>{say`Everybody who is asked is told.`}</p>
        </ActDialog>
      )}
    </>
  );
}
