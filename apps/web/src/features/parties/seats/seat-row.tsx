import type { Member } from "@goldmane/contracts/parties/schema";
import type { ComponentType, CSSProperties } from "react";
import { ReactionIcon } from "#ui/reaction-icon/reaction-icon.tsx";
import { say } from "#platform/words/say.ts";
import { useStore } from "#platform/store.ts";
import type { Seated } from "#features/parties/room/seated.ts";
import type { VoiceCall } from "#features/parties/voice/voice-call.ts";
import { Seat } from "./seat.tsx";
import styles from "./seat-row.module.css";

type Props = Seated & {
  /** In the lobby seats say who is ready; with a film on, how well each is in step. */
  isLobby: boolean;
  /** A film has ended. */
  isClapping: boolean;
  /** On the seat of one who talks. */
  ring: ComponentType<{ call: VoiceCall; profileId: string }>;
  onMember: (member: Member) => void;
};

/** So that a family of two sits in a cinema, and not on two chairs. */
const seatsAtLeast = 5;

/** The row of seats under the screen, with everybody in theirs. */
export function SeatRow({ room, party, own, isLobby, isClapping, ring: Ring, ...props }: Props) {
  const drifts = useStore(room.drifts);
  const empty = Math.max(0, seatsAtLeast - party.members.length);
  const { waitingFor } = party.timeline;

  return (
    <ul className={styles.row} aria-label={say`Seats`} data-clapping={isClapping}>
      {party.members.map((member, seat) => (
        <li key={member.profileId} style={{ "--seat": seat } as CSSProperties}>
          <Seat
            member={member}
            isOwn={member.profileId === own.profileId}
            isLobby={isLobby}
            isWaitedFor={waitingFor.includes(member.profileId)}
            driftMs={drifts.get(member.profileId) ?? null}
            talking={member.isTalking && <Ring call={room.voice} profileId={member.profileId} />}
            onOpen={() => props.onMember(member)}
          />
          {isClapping && member.isPresent && (
            <span className={styles.hands} aria-hidden="true">
              <ReactionIcon reaction="clap" />
            </span>
          )}
        </li>
      ))}
      {Array.from({ length: empty }, (_, seat) => (
        <li key={`empty ${seat}`} className={styles.empty} aria-hidden="true" />
      ))}
    </ul>
  );
}
