import { useState } from "react";
import { isHostOrCohost, type PartyProps } from "#features/parties/room/party-props.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { NewPollDialog, type Picker } from "./new-poll-dialog.tsx";

type Props = PartyProps & { picker: Picker };

/** The way to ask everybody, for whoever gives the party and while nothing else is asked. */
export function AskEverybody({ picker, ...partyProps }: Props) {
  const [isAsking, setAsking] = useState(false);
  if (!isHostOrCohost(partyProps.own)) return null;
  return (
    <>
      <Button
        look="glass"
        disabled={partyProps.party.poll?.isOpen ?? false}
        onClick={() => setAsking(true)}
      >
        {say`Ask everybody`}
      </Button>
      {isAsking && (
        <NewPollDialog {...partyProps} picker={picker} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
