import type { Plan } from "@goldmane/contracts/subscription/plans";
import { say, sayText } from "#platform/words/say.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { listPlanFacts, type Offer, suits } from "./plan-facts.ts";
import { Seats } from "#ui/seats/seats.tsx";
import styles from "./ticket.module.css";

type Props = {
  plan: Plan;
  /** Highlights the recommended plan. */
  isGolden: boolean;
  isOwn: boolean;
  offer: Offer;
  /** None for viewers who can't change the plan. */
  action: { label: string; href: string } | null;
};

/** A plan drawn as a ticket: the price on the stub, the features below the perforation. */
export function Ticket({ plan, isGolden, isOwn, offer, action }: Props) {
  const { name, label, maxUsers } = plan;
  return (
    <article className={styles.ticket} data-golden={isGolden} aria-label={name}>
      <div className={styles.stub}>
        <div className={styles.top}>
          <h2 className={styles.name}>{name}</h2>
          {isOwn && <Badge>{say`Your plan`}</Badge>}
        </div>
        <p className={styles.price}>{sayText(label)}</p>
        <p className={styles.month}>{say`per month. Cancel any time.`}</p>
        <Seats count={maxUsers} />
      </div>
      <div className={styles.body}>
        <p className={styles.suits}>{suits()[plan.id]}</p>
        <ul className={styles.facts}>
          <li>
            <Icon name="check" />
            {say`${maxUsers} profiles, ${maxUsers} screens at once`}
          </li>
          {listPlanFacts(offer).map((fact) => (
            <li key={fact}>
              <Icon name="check" />
              {fact}
            </li>
          ))}
        </ul>
        {action && (
          <div className={styles.action}>
            <ButtonLink variant={isGolden ? "gold" : "glass"} href={action.href}>
              {action.label}
            </ButtonLink>
          </div>
        )}
      </div>
    </article>
  );
}
