import { askForPassword } from "#platform/prompts/password-prompt.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Message } from "#ui/message/message.tsx";
import { ForParents } from "#pages/profile/for-parents.tsx";

/** Shown until the account's password is confirmed on this browser. */
export function AccountLocked({ isParent }: { isParent: boolean }) {
  if (!isParent) return <ForParents />;
  return (
    <Message
      heading={say`Enter the account password`}
      actions={
        <Button
          variant="gold"
          icon="lock"
          onClick={() => void askForPassword().catch(() => undefined)}
        >
          {say`Enter password`}
        </Button>
      }
    >
      {say`You’re signed in with a profile. To open account settings, enter the account password.`}
    </Message>
  );
}
