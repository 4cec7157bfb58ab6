import type { AdminHousehold } from "@goldmane/contracts/admin/schema";
import { formatDay } from "#features/admin/format.ts";
import { say } from "#platform/words/say.ts";
import styles from "./households.module.css";
import { namePlan, nameState } from "./names.ts";

export function HouseholdFacts({ household }: { household: AdminHousehold }) {
  const { billing, isGiven, createdAt, id, timeZone, hasCode, isVerified } = household;
  const facts: readonly (readonly [string, string])[] = [
    [say`Plan`, `${namePlan(billing.plan)}${nameState(billing.state)}`],
    [say`Paid by`, describePayment(household)],
    [
      billing.cancelAtPeriodEnd || billing.state === "canceled" ? say`Ends` : say`Renews`,
      describeEnd(household),
    ],
    [say`Seats`, say`${billing.currentUsers} taken; ${household.maxProfiles} profiles at most`],
    [say`E-mail address`, isVerified ? "verified" : say`not verified`],
    [say`Household code`, hasCode ? say`in use` : say`turned off`],
    [say`Clock`, timeZone ?? say`not set`],
    [say`Since`, formatDay(createdAt)],
    [say`Id`, id],
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
  if (billing.plan === null || billing.state === "canceled") return "nobody";
  if (isGiven) return say`free plan`;
  return billing.card
    ? say`${billing.card.brand} ending in ${billing.card.last4}`
    : billing.gateway;
}

function describeEnd({ billing }: AdminHousehold): string {
  if (billing.periodEndAt !== null) return formatDay(billing.periodEndAt);
  return billing.plan === null ? "–" : "never";
}
