import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Message } from "#ui/message/message.tsx";

type Props = { isNarrowed: boolean; onAll: () => void };

/** Empty state of the media library. */
export function EmptyLibrary({ isNarrowed, onAll }: Props) {
  if (!isNarrowed)
    return (
      <Message heading={say`No films yet`} size="small">
        {say`Films stand here as soon as there are any that you may see.`}
      </Message>
    );
  return (
    <Message
      heading={say`None of that kind`}
      size="small"
      actions={
        <Button variant="glass" onClick={onAll}>
          {say`Show everything`}
        </Button>
      }
    >
      {say`Films of this kind stand here as soon as there are any that you may see.`}
    </Message>
  );
}
