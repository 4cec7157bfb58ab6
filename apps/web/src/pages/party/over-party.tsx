import type { Player } from "@goldmane/player/dom/player";
import { ScreenTime } from "#features/controls/screen-time/screen-time.tsx";
import { WaitingNote } from "#features/parties/room/waiting-note.tsx";
import { PartyPlayer } from "#features/parties/following/party-player.ts";
import { useFollowing } from "#features/parties/following/use-following.ts";
import { useDucking } from "#features/parties/voice/use-ducking.ts";
import { Flying } from "#features/parties/reactions/flying.tsx";

type Props = { titleId: string; player: Player; onLeave: () => void; onRetry: () => void };

/** Overlay of a party's film: reactions and waiting note. Also keeps the player in sync. */
export function OverParty(props: Props) {
  const { player, titleId } = props;
  useFollowing(player, titleId);
  return (
    <>
      {player instanceof PartyPlayer && (
        <>
          <Ducking player={player} />
          <Flying room={player.room} />
          <WaitingNote room={player.room} />
        </>
      )}
      <ScreenTime {...props} />
    </>
  );
}

function Ducking({ player }: { player: PartyPlayer }) {
  useDucking(player, player.room.voice);
  return null;
}
