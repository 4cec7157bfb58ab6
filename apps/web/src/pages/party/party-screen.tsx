import { useMemo, useState } from "react";
import { TimeRefused } from "#features/controls/screen-time/time-refused.tsx";
import { Lobby } from "#features/parties/choosing/lobby.tsx";
import { PartyPlayer } from "#features/parties/following/party-player.ts";
import type { PartyProps } from "#features/parties/room/party-props.ts";
import { createVideo } from "#features/playback/create-player.ts";
import { WatchView } from "#features/playback/watch-view.tsx";
import { OverParty } from "./over-party.tsx";
import { PartyGame } from "./party-game.tsx";

type Props = PartyProps & { onInvite: () => void };

/** The party's game, the lobby or the current film. */
export function PartyScreen({ onInvite, ...partyProps }: Props) {
  const { room, party, own } = partyProps;
  /** The race whose result this participant has seen. */
  const [seen, setSeen] = useState<string | null>(null);
  const led = useMemo(() => ({ createPlayer: () => new PartyPlayer(createVideo(), room) }), [room]);
  const { titleId, state } = party.timeline;
  const { game } = party;
  const isOver = game?.state === "over";
  const wasIn =
    game?.racers.some(({ profileId, hasLeft }) => profileId === own.profileId && !hasLeft) ?? false;
  // The result makes room for a film that starts.
  const isShown =
    !isOver || (wasIn && game.id !== seen && state !== "playing" && state !== "waiting");
  if (game && isShown)
    return (
      <PartyGame
        key={game.id}
        partyId={party.id}
        race={game}
        profileId={own.profileId}
        onDone={() => setSeen(game.id)}
      />
    );
  if (titleId === null || state === "idle") return <Lobby {...partyProps} onInvite={onInvite} />;
  return (
    <div data-fullscreen-target>
      <WatchView key={titleId} titleId={titleId} over={OverParty} refused={TimeRefused} led={led} />
    </div>
  );
}
