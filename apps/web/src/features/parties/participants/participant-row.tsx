import type { Participant } from "@goldmane/contracts/parties/schema";
import type { ComponentType, CSSProperties } from "react";
import { ReactionIcon } from "#ui/reaction-icon/reaction-icon.tsx";
import { say } from "#platform/words/say.ts";
import { useStore } from "#platform/store.ts";
import type { PartyProps } from "#features/parties/room/party-props.ts";
import type { VoiceCall } from "#features/parties/voice/voice-call.ts";
import { ParticipantTile } from "./participant-tile.tsx";
import styles from "./participant-row.module.css";

type Props = PartyProps & {
  /** Tiles show readiness in the lobby, and sync quality during a film. */
  isLobby: boolean;
  /** Shows clapping hands after a film. */
  isClapping: boolean;
  /** Shown on the tile of a participant who talks. */
  ring: ComponentType<{ call: VoiceCall; profileId: string }>;
  onParticipant: (participant: Participant) => void;
};

/** Empty tiles fill the row up to this number. */
const tilesAtLeast = 5;

/** The row of participants under the screen. */
export function ParticipantRow({
  room,
  party,
  own,
  isLobby,
  isClapping,
  ring: Ring,
  ...props
}: Props) {
  const drifts = useStore(room.drifts);
  const empty = Math.max(0, tilesAtLeast - party.participants.length);
  const { waitingFor } = party.timeline;

  return (
    <ul className={styles.row} aria-label={say`Seats`} data-clapping={isClapping}>
      {party.participants.map((participant, index) => (
        <li key={participant.profileId} style={{ "--index": index } as CSSProperties}>
          <ParticipantTile
            participant={participant}
            isOwn={participant.profileId === own.profileId}
            isLobby={isLobby}
            isWaitedFor={waitingFor.includes(participant.profileId)}
            driftMs={drifts.get(participant.profileId) ?? null}
            talking={
              participant.isTalking && <Ring call={room.voice} profileId={participant.profileId} />
            }
            onOpen={() => props.onParticipant(participant)}
          />
          {isClapping && participant.isPresent && (
            <span className={styles.hands} aria-hidden="true">
              <ReactionIcon reaction="clap" />
            </span>
          )}
        </li>
      ))}
      {Array.from({ length: empty }, (_, index) => (
        <li key={`empty ${index}`} className={styles.empty} aria-hidden="true" />
      ))}
    </ul>
  );
}
