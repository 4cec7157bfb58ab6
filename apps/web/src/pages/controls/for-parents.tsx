import { say } from "#platform/words/say.ts";
import { Message } from "#ui/message/message.tsx";

export function ForParents() {
  return (
    <Message heading={say`For parents`}>
      {say`Only parents can open this page. Switch profiles at the top right.`}
    </Message>
  );
}
