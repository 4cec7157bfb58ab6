import { useState } from "react";
import { isAtHelm, type Seated } from "#features/parties/room/seated.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { NewPollDialog, type Picker } from "./new-poll-dialog.tsx";

type Props = Seated & { picker: Picker };

/** The way to ask everybody, for whoever gives the party and while nothing else is asked. */
export function AskEverybody({ picker, ...seated }: Props) {
  const [isAsking, setAsking] = useState(false);
  if (!isAtHelm(seated.own)) return null;
  return (
    <>
      <Button
        look="glass"
        disabled={seated.party.poll?.isOpen ?? false}
        onClick={() => setAsking(true)}
      >
        {say`Ask everybody`}
      </Button>
      {isAsking && <NewPollDialog {...seated} picker={picker} onClose={() => setAsking(false)} />}
    </>
  );
}
