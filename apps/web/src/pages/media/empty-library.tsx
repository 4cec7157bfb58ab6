import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Message } from "#ui/message/message.tsx";

type Props = { isNarrowed: boolean; onAll: () => void };

/** Empty state of the media library. */
export function EmptyLibrary({ isNarrowed, onAll }: Props) {
  if (!isNarrowed)
    return (
      <Message heading={say`No films yet`} size="small">
        {say`Films that you can watch will appear here.`}
      </Message>
    );
  return (
    <Message
      heading={say`No matches`}
      size="small"
      actions={
        <Button variant="glass" onClick={onAll}>
          {say`Show all`}
        </Button>
      }
    >
      {say`Nothing matches this filter.`}
    </Message>
  );
}
