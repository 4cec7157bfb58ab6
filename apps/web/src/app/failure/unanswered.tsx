import { useEffect } from "react";
import { removeBootPicture } from "#platform/boot-picture.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Message } from "#ui/message/message.tsx";

/** Fallback when the error message's script can't be fetched. */
export function Unanswered() {
  useEffect(removeBootPicture, []);
  return (
    <Message
      heading={say`Can’t reach the server`}
      urgent
      actions={
        <Button variant="gold" icon="retry" onClick={() => location.reload()}>
          {say`Try again`}
        </Button>
      }
    >
      {null}
    </Message>
  );
}
