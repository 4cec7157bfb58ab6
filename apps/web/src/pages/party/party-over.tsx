import type { PartyEnd } from "@goldmane/contracts/parties/live";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Message } from "#ui/message/message.tsx";

const reasons = (): Readonly<Record<PartyEnd, string>> => ({
  ended: say`Thank you for coming. Its best moments are among the past evenings.`,
  left: say`You have left it, perhaps on another device. Thank you for coming.`,
  kicked: say`Whoever gives it would rather go on without you this time.`,
  plan: say`The plan of the house that gave it has ended, so its screen is dark.`,
});

/** The lights are on: everybody goes home, or one does. */
export function PartyOver({ reason }: { reason: PartyEnd }) {
  return (
    <Message
      heading={reason === "kicked" ? say`No seat in this party` : say`The party is over`}
      actions={
        <ButtonLink look="gold" href={routes.partyZone}>
          {say`To the Party Zone`}
        </ButtonLink>
      }
    >
      {reasons()[reason]}
    </Message>
  );
}
