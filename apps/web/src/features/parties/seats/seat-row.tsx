import type { Member } from "@goldmane/contracts/parties/schema";
import { say } from "#platform/words/say.ts";
import { useStore } from "#platform/store.ts";
import type { Seated } from "#features/parties/room/seated.ts";
import { Seat } from "./seat.tsx";
import styles from "./seat-row.module.css";

type Props = Seated & {
  /** In the lobby seats say who is ready; with a film on, how well each is in step. */
  isLobby: boolean;
  onMember: (member: Member) => void;
};

/** So that a family of two sits in a cinema, and not on two chairs. */
const seatsAtLeast = 5;

/** The row of seats under the screen, with everybody in theirs. */
export function SeatRow({ room, party, own, isLobby, onMember }: Props) {
  const drifts = useStore(room.drifts);
  const empty = Math.max(0, seatsAtLeast - party.members.length);
  const { waitingFor } = party.timeline;

  return (
    <ul className={styles.row} aria-label={say`Seats`}>
      {party.members.map((member) => (
        <li key={member.profileId}>
          <Seat
            member={member}
            isOwn={member.profileId === own.profileId}
            isLobby={isLobby}
            isWaitedFor={waitingFor.includes(member.profileId)}
            driftMs={drifts.get(member.profileId) ?? null}
            onOpen={() => onMember(member)}
          />
        </li>
      ))}
      {Array.from({ length: empty }, (_, seat) => (
        <li key={`empty ${seat}`} className={styles.empty} aria-hidden="true" />
      ))}
    </ul>
  );
}
