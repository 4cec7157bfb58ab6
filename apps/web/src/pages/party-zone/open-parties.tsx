import type { PartyCard } from "@goldmane/contracts/parties/schema";
import { PartyTicket } from "#features/parties/zone/party-ticket.tsx";
import { say } from "#platform/words/say.ts";
import styles from "./zone.module.css";

/** Open parties: invitations first, then the household's, then friends'. */
export function OpenParties({ parties }: { parties: readonly PartyCard[] }) {
  if (parties.length === 0) return null;
  const rank = ({ invitedBy, isFamily }: PartyCard) => (invitedBy !== null ? 0 : isFamily ? 1 : 2);
  return (
    <section className={styles.part}>
      <h2>{say`On now`}</h2>
      <ul className={styles.tickets}>
        {parties
          .toSorted((a, b) => rank(a) - rank(b))
          .map((party) => (
            <li key={party.id}>
              <PartyTicket party={party} />
            </li>
          ))}
      </ul>
    </section>
  );
}
