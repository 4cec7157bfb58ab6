import { routes } from "#platform/routes.ts";
import { askWhoIsWatching } from "#platform/who-is-watching.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Button } from "#ui/button/button.tsx";
import { Message } from "#ui/message/message.tsx";

/** A page that is somebody's, and nobody is watching. */
export function NobodyHere() {
  return (
    <Message
      heading="Who’s watching?"
      actions={
        <>
          <Button look="gold" onClick={askWhoIsWatching}>
            Choose a profile
          </Button>
          <ButtonLink look="glass" href={routes.familyLogin}>
            Family login
          </ButtonLink>
        </>
      }
    >
      This page is about whoever is watching, and nobody has said so yet.
    </Message>
  );
}
