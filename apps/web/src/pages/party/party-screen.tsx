import { useMemo } from "react";
import { TimeRefused } from "#features/controls/screen-time/time-refused.tsx";
import { Lobby } from "#features/parties/choosing/lobby.tsx";
import { PartyPlayer } from "#features/parties/following/party-player.ts";
import type { PartyProps } from "#features/parties/room/party-props.ts";
import { createVideo } from "#features/playback/create-player.ts";
import { WatchView } from "#features/playback/watch-view.tsx";
import { OverParty } from "./over-party.tsx";

type Props = PartyProps & { onInvite: () => void };

/** The lobby or the current film. */
export function PartyScreen({ onInvite, ...partyProps }: Props) {
  const { room, party } = partyProps;
  const led = useMemo(() => ({ createPlayer: () => new PartyPlayer(createVideo(), room) }), [room]);
  const { titleId, state } = party.timeline;
  if (titleId === null || state === "idle") return <Lobby {...partyProps} onInvite={onInvite} />;
  return (
    <div data-fullscreen-target>
      <WatchView key={titleId} titleId={titleId} over={OverParty} refused={TimeRefused} led={led} />
    </div>
  );
}
