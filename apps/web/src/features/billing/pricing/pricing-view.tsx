import { defaultPlan, type PlanId, plans } from "@goldmane/contracts/subscription/plans";
import { useQuery } from "@tanstack/react-query";
import { accessQuery } from "#features/family/queries.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import type { Offer } from "./plan-facts.ts";
import { ReassuranceList } from "./reassurance-list.tsx";
import { Ticket } from "./ticket.tsx";
import styles from "./pricing-view.module.css";

/**
 * The three plans. Subscribers get a link to change theirs, visitors to the checkout. Only parents can
 * buy or change a plan: other profiles get no link.
 */
export function PricingView({ offer }: { offer: Offer }) {
  const { data: session } = useQuery(sessionQuery);
  const { data: access } = useQuery(accessQuery(session?.household?.id));
  const own = access?.hasAccess ? plans.find(({ name }) => name === access.planName) : undefined;

  const role = session?.profile?.role;

  const actionOf = (plan: PlanId, name: string) => {
    if (role && role !== "parent") return null;
    if (!own) return { label: say`Choose ${name}`, href: routes.checkout(plan) };
    if (own.id === plan) return { label: say`View plan`, href: routes.billing };
    return { label: say`Change to ${name}`, href: routes.billing };
  };

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.heading}>{say`One plan for the whole family`}</h1>
        <p className={styles.text}>
          {say`Every film, every feature, no ads. Just choose how many people.`}
        </p>
      </header>
      <div className={styles.tickets}>
        {plans.map((plan) => (
          <Ticket
            key={plan.id}
            plan={plan}
            isGolden={plan.id === (own ?? defaultPlan).id}
            isOwn={plan.id === own?.id}
            offer={offer}
            action={actionOf(plan.id, plan.name)}
          />
        ))}
      </div>
      <ReassuranceList />
    </div>
  );
}
