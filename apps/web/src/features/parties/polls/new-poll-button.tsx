import { useState } from "react";
import { isHostOrCohost, type PartyProps } from "#features/parties/room/party-props.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { NewPollDialog, type Picker } from "./new-poll-dialog.tsx";

type Props = PartyProps & { picker: Picker };

/** Opens the poll dialog, for hosts and co-hosts; disabled while a poll is open. */
export function NewPollButton({ picker, ...partyProps }: Props) {
  const [isCreating, setCreating] = useState(false);
  if (!isHostOrCohost(partyProps.own)) return null;
  return (
    <>
      <Button
        variant="glass"
        disabled={partyProps.party.poll?.isOpen ?? false}
        onClick={() => setCreating(true)}
      >
        {say`Start poll`}
      </Button>
      {isCreating && (
        <NewPollDialog {...partyProps} picker={picker} onClose={() => setCreating(false)} />
      )}
    </>
  );
}
