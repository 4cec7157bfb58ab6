import type { StoredEmail } from "@goldmane/contracts/admin/schema";
import { useState } from "react";
import { say } from "#platform/words/say.ts";
import { RowButton } from "#ui/button/row-button.tsx";
import { EmailDialog } from "./email-dialog.tsx";

/** Opens an e-mail in a dialog. */
export function ReadEmailButton({ email }: { email: StoredEmail }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RowButton
        aria-label={say`Read ${email.subject}, to ${email.to}`}
        onClick={() => setOpen(true)}
      >
        {say`Read`}
      </RowButton>
      {isOpen && <EmailDialog email={email} onClose={() => setOpen(false)} />}
    </>
  );
}
