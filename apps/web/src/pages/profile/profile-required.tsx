import { useSuspenseQuery } from "@tanstack/react-query";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { routes } from "#platform/routes.ts";
import { openProfilePicker } from "#platform/profile-picker.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Button } from "#ui/button/button.tsx";
import { Message } from "#ui/message/message.tsx";

/** In place of a page that needs a profile: asks to sign in, or to choose one. */
export function ProfileRequired() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  if (!session.household)
    return (
      <Message
        heading={say`You’re not signed in`}
        actions={
          <ButtonLink variant="gold" href={routes.familyLogin}>
            {say`Sign in`}
          </ButtonLink>
        }
      >
        {say`Sign in on this device to see this page.`}
      </Message>
    );
  return (
    <Message
      heading={say`Who’s watching?`}
      actions={
        <Button variant="gold" onClick={openProfilePicker}>
          {say`Choose a profile`}
        </Button>
      }
    >
      {say`Choose who’s watching to see this page.`}
    </Message>
  );
}
