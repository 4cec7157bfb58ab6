import type {
  ScheduledParty,
  ScheduledPartyGuest,
} from "@goldmane/contracts/scheduled-parties/schema";
import { say, sayPlural } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import styles from "./guests.module.css";

/** The invited people and their answers. */
export function Guests({ scheduledParty: { guests } }: { scheduledParty: ScheduledParty }) {
  if (guests.length === 0) return null;
  const coming = guests.filter(({ answer }) => answer === "coming").length;
  return (
    <>
      <p className={styles.count}>
        {sayPlural(guests.length, { one: "# invited", other: "# invited" })}
        {coming > 0 && ` · ${sayPlural(coming, { one: "# going", other: "# going" })}`}
      </p>
      <ul className={styles.guests} aria-label={say`Guests`}>
        {guests.map((guest) => (
          <li key={guest.profileId} className={styles.guest} data-answer={guest.answer}>
            <span className={styles.face}>
              <Avatar url={guest.avatarUrl} size={32} />
            </span>
            <span>
              {guest.displayName} <small>{describeAnswer(guest)}</small>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function describeAnswer({ answer }: ScheduledPartyGuest): string {
  if (answer === "coming") return say`Coming`;
  if (answer === "cannot") return say`Not coming`;
  return say`No reply yet`;
}
