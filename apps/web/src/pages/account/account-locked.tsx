import { askForPassword } from "#platform/prompts/password-prompt.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Message } from "#ui/message/message.tsx";

/** Shown until the account's password is confirmed on this browser. */
export function AccountLocked({ isParent }: { isParent: boolean }) {
  if (!isParent)
    return (
      <Message heading={say`For parents`}>
        {say`The account is the subscriber’s. Switch profiles at the top right.`}
      </Message>
    );
  return (
    <Message
      heading={say`The account’s password`}
      actions={
        <Button
          variant="gold"
          icon="lock"
          onClick={() => void askForPassword().catch(() => undefined)}
        >
          {say`Give the password`}
        </Button>
      }
    >
      {say`You are here by your profile. The account opens with its own password, not with a profile’s.`}
    </Message>
  );
}
