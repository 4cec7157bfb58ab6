import type { AdminHousehold } from "@goldmane/contracts/admin/schema";
import { formatDay } from "#features/admin/format.ts";
import { say } from "#platform/words/say.ts";
import styles from "./households.module.css";
import { namePlan, nameState } from "./names.ts";

export function HouseholdFacts({ household }: { household: AdminHousehold }) {
  const { billing, isGiven, createdAt, id, timeZone, hasCode, isVerified } = household;
  const facts: readonly (readonly [string, string])[] = [
    [say`Plan`, `${namePlan(billing.plan)}${nameState(billing.state)}`],
    [say`Payment`, describePayment(household)],
    [
      billing.cancelAtPeriodEnd || billing.state === "canceled" ? say`Ends` : say`Renews`,
      describeEnd(household),
    ],
    [say`Seats`, say`${billing.currentUsers} used, up to ${household.maxProfiles} profiles`],
    [say`E-mail address`, isVerified ? say`Verified` : say`Not verified`],
    [say`Household code`, hasCode ? say`In use` : say`Turned off`],
    [say`Time zone`, timeZone ?? say`Not set`],
    [say`Joined`, formatDay(createdAt)],
    [say`ID`, id],
  ];
  return (
    <dl className={styles.facts} data-given={isGiven}>
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

function describePayment({ billing, isGiven }: AdminHousehold): string {
  if (billing.plan === null || billing.state === "canceled") return say`None`;
  if (isGiven) return say`Free plan`;
  return billing.card
    ? say`${billing.card.brand} ending in ${billing.card.last4}`
    : billing.gateway;
}

function describeEnd({ billing }: AdminHousehold): string {
  if (billing.periodEndAt !== null) return formatDay(billing.periodEndAt);
  return billing.plan === null ? "–" : say`Never`;
}
