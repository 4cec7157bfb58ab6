import { useSuspenseQuery } from "@tanstack/react-query";
import { openProfilePicker } from "#platform/profile-picker.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Message } from "#ui/message/message.tsx";
import { ProfileRequired } from "./profile-required.tsx";

/** In place of a page for parents. */
export function ForParents() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  if (!session.profile) return <ProfileRequired />;
  return (
    <Message
      heading={say`For parents`}
      actions={
        <Button variant="gold" onClick={openProfilePicker}>
          {say`Switch profile`}
        </Button>
      }
    >
      {say`Only parents can open this page.`}
    </Message>
  );
}
