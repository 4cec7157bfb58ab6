import { Button } from "#ui/button/button.tsx";
import { Message } from "#ui/message/message.tsx";

type Props = { isNarrowed: boolean; onAll: () => void };

/** What stands where no film does. */
export function EmptyLibrary({ isNarrowed, onAll }: Props) {
  if (!isNarrowed)
    return (
      <Message heading="Nothing on the shelves yet" size="small">
        Films stand here as soon as there are any that you may see.
      </Message>
    );
  return (
    <Message
      heading="None of that kind"
      size="small"
      actions={
        <Button look="glass" onClick={onAll}>
          Show everything
        </Button>
      }
    >
      Films of this kind stand here as soon as there are any that you may see.
    </Message>
  );
}
