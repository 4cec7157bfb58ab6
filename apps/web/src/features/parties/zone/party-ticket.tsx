import type { PartyCard } from "@goldmane/contracts/parties/schema";
import { Link } from "wouter";
import { routes } from "#platform/routes.ts";
import { say, sayPlural } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Badge } from "#ui/badge/badge.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import styles from "./party-ticket.module.css";

/** A party in the list, drawn as a ticket. */
export function PartyTicket({ party }: { party: PartyCard }) {
  const { title } = party;
  return (
    <Link href={routes.party(party.code)} className={styles.ticket} data-genre={title?.genre}>
      <div className={styles.picture}>
        {title ? (
          <Poster
            url={title.backdropUrl}
            title={title.title}
            colors={title.colors}
            blur={title.backdropBlur}
            shape="backdrop"
            width={440}
            sizes="(width < 48rem) 92vw, 28rem"
          />
        ) : (
          <span className={styles.bare}>
            <Avatar url={party.hostAvatarUrl} size={72} />
          </span>
        )}
        <span className={styles.when}>
          {party.present > 0 && <Badge variant="gold">{say`On now`}</Badge>}
          {party.invitedBy !== null && <Badge variant="fine">{say`Invited`}</Badge>}
        </span>
      </div>
      <div className={styles.text}>
        <h3>{party.name}</h3>
        {party.invitedBy !== null && (
          <p className={styles.invited}>{say`${party.invitedBy} invited you`}</p>
        )}
        <p>{title ? title.title : say`You’ll choose a film together`}</p>
        <p className={styles.host}>
          <span className={styles.face}>
            <Avatar url={party.hostAvatarUrl} size={28} />
          </span>
          {describeHost(party)}
          {party.present > 0 &&
            ` · ${sayPlural(party.present, { one: "# is here", other: "# are here" })}`}
        </p>
      </div>
    </Link>
  );
}

function describeHost({ isFamily, hostName, household }: PartyCard): string {
  if (isFamily) return hostName;
  return household === null
    ? say`${hostName}, from another household`
    : say`${hostName}, ${household}`;
}
