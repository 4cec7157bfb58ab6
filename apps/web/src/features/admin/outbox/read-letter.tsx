import type { KeptLetter } from "@goldmane/contracts/admin/schema";
import { useState } from "react";
import { say } from "#platform/words/say.ts";
import { RowButton } from "#ui/button/row-button.tsx";
import { LetterDialog } from "./letter-dialog.tsx";

/** Opens one letter over the list. */
export function ReadLetter({ letter }: { letter: KeptLetter }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RowButton
        aria-label={say`Read ${letter.subject}, to ${letter.to}`}
        onClick={() => setOpen(true)}
      >
        {say`Read`}
      </RowButton>
      {isOpen && <LetterDialog letter={letter} onClose={() => setOpen(false)} />}
    </>
  );
}
