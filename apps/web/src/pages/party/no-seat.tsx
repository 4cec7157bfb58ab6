import { ApiError } from "#platform/api.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Message } from "#ui/message/message.tsx";

/** In place of a party that this viewer is not in; null where they were shown out. */
export function NoSeat({ error }: { error: unknown }) {
  const words = error instanceof ApiError ? error.words : undefined;
  return (
    <Message
      heading={say`No seat in this party`}
      actions={
        <ButtonLink look="gold" href={routes.partyZone}>
          {say`To the Party Zone`}
        </ButtonLink>
      }
    >
      {words ?? say`You are not in it any more. There may be another to join.`}
    </Message>
  );
}
