import type { Evening, EveningGuest } from "@goldmane/contracts/evenings/schema";
import { say, sayPlural } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import styles from "./guests.module.css";

/** Who is asked, and what they said. */
export function Guests({ evening: { guests } }: { evening: Evening }) {
  if (guests.length === 0) return null;
  const coming = guests.filter(({ answer }) => answer === "coming").length;
  return (
    <>
      <p className={styles.count}>
        {sayPlural(guests.length, { one: "# is asked", other: "# are asked" })}
        {coming > 0 && ` · ${sayPlural(coming, { one: "# is coming", other: "# are coming" })}`}
      </p>
      <ul className={styles.guests} aria-label={say`Who is asked`}>
        {guests.map((guest) => (
          <li key={guest.profileId} className={styles.guest} data-answer={guest.answer}>
            <span className={styles.face}>
              <Avatar url={guest.avatarUrl} size={32} />
            </span>
            <span>
              {guest.displayName} <small>{sayAnswer(guest)}</small>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function sayAnswer({ answer }: EveningGuest): string {
  if (answer === "coming") return say`is coming`;
  if (answer === "cannot") return say`can’t come`;
  return say`has not said`;
}
