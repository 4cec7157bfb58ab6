import { Message } from "#ui/message/message.tsx";

export function ForParents() {
  return (
    <Message heading="For parents">
      Only a parent’s profile opens this page. Switch profiles at the top right.
    </Message>
  );
}
