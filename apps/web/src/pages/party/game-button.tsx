import { usePartyGame } from "#features/parties/queries.ts";
import { isHostOrCohost, type PartyProps } from "#features/parties/room/party-props.ts";
import { showPartyErrorToast } from "#features/parties/room/show-party-error-toast.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";

/** Brings everyone to a race between films, or back; for hosts and co-hosts. */
export function GameButton({ party, own }: PartyProps) {
  const { open, close } = usePartyGame(party.id);
  if (!isHostOrCohost(own)) return null;
  const isOn = party.game !== null && party.game.state !== "over";
  return isOn ? (
    <Button
      variant="glass"
      disabled={close.isPending}
      onClick={() => close.mutate(undefined, { onError: showPartyErrorToast })}
    >
      {say`End game`}
    </Button>
  ) : (
    <Button
      variant="glass"
      disabled={open.isPending}
      onClick={() => open.mutate("kyles-dash", { onError: showPartyErrorToast })}
    >
      {say`Play a game`}
    </Button>
  );
}
