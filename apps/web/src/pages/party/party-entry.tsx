import { useQuery } from "@tanstack/react-query";
import { entryQuery } from "#features/parties/queries.ts";
import { usePartyRoom } from "#features/parties/room/use-party-room.ts";
import { openProfilePicker } from "#platform/profile-picker.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { EntryPage } from "./entry-page.tsx";
import { CannotJoin } from "./cannot-join.tsx";
import { PartyView } from "./party-view.tsx";

/** Joins the party by its code with the current profile. */
export function PartyEntry({ code }: { code: string }) {
  const { data: session } = useQuery(sessionQuery);
  const hasProfile = Boolean(session?.profile);
  const { data: party, error, refetch } = useQuery({ ...entryQuery(code), enabled: hasProfile });

  if (session && !hasProfile)
    return (
      <EntryPage
        front="lit"
        sign={say`Tonight`}
        heading={say`Who’s watching?`}
        actions={
          <Button variant="gold" onClick={openProfilePicker}>
            {say`Choose a profile`}
          </Button>
        }
      >
        {say`Choose a profile to join the party.`}
      </EntryPage>
    );
  if (error) return <CannotJoin error={error} onRetry={() => void refetch()} />;
  if (!party) return <Spinner />;
  return <JoinedParty partyId={party.id} />;
}

function JoinedParty({ partyId }: { partyId: string }) {
  return <PartyView room={usePartyRoom(partyId)} />;
}
