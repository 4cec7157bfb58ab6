import type { PartyEnd } from "@goldmane/contracts/parties/live";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { EntryPage, type Front } from "./entry-page.tsx";

type Notice = { front: Front; sign: string; heading: string; description: string };

const notices = (): Readonly<Record<PartyEnd, Notice>> => ({
  ended: {
    front: "open",
    sign: say`The end`,
    heading: say`The party is over`,
    description: say`Thanks for coming! The best moments are in the Party Zone.`,
  },
  left: {
    front: "open",
    sign: say`Good night`,
    heading: say`The party is over`,
    description: say`You left this party, maybe on another device. Thanks for coming.`,
  },
  kicked: {
    front: "roped",
    sign: say`Not tonight`,
    heading: say`You can’t join this party`,
    description: say`The host removed you from this party.`,
  },
  plan: {
    front: "dark",
    sign: say`Closed`,
    heading: say`The party is over`,
    description: say`The host’s plan has ended, so the party is over.`,
  },
  child: {
    front: "roped",
    sign: say`Family only`,
    heading: say`You left the party`,
    description: say`A child is in this party. Their parent has to approve you first.`,
  },
});

/** Shown after a party has ended, for everyone or for this participant. */
export function PartyOver({ reason }: { reason: PartyEnd }) {
  const { description, ...notice } = notices()[reason];
  return (
    <EntryPage
      {...notice}
      urgent
      actions={
        <ButtonLink variant="gold" href={routes.partyZone}>
          {say`Go to Party Zone`}
        </ButtonLink>
      }
    >
      {description}
    </EntryPage>
  );
}
