import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Message } from "#ui/message/message.tsx";

/** Shown when a film's details fail to load; the film may still play. */
export function DetailsMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <Message
      heading={say`Details unavailable`}
      size="small"
      actions={
        <Button variant="glass" icon="retry" onClick={onRetry}>
          {say`Try again`}
        </Button>
      }
    >
      {say`Can’t load this film’s details. Try again. The film may still play.`}
    </Message>
  );
}
