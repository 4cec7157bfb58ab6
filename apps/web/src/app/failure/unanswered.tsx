import { useEffect } from "react";
import { endOpening } from "#platform/end-opening.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Message } from "#ui/message/message.tsx";

/** In place of a failure's own words, which could not be fetched. */
export function Unanswered() {
  useEffect(endOpening, []);
  return (
    <Message
      heading={say`Nobody is answering the door`}
      urgent
      actions={
        <Button look="gold" icon="retry" onClick={() => location.reload()}>
          {say`Try again`}
        </Button>
      }
    >
      {null}
    </Message>
  );
}
