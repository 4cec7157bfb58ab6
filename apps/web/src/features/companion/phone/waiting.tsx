import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Message } from "#ui/message/message.tsx";

/** A guest's phone, waiting until the screen admits it. */
export function Waiting({ onEnd }: { onEnd: () => void }) {
  return (
    <Message
      heading={say`Check the screen`}
      actions={
        <Button variant="glass" onClick={onEnd}>
          {say`Cancel`}
        </Button>
      }
    >
      {say`Ask someone there to allow this phone.`}
    </Message>
  );
}
