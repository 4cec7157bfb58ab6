import type { KnownHousehold } from "@goldmane/contracts/admin/schema";
import { formatDate } from "#features/admin/format.ts";
import styles from "./households.module.css";
import { namePlan, nameState } from "./names.ts";

export function HouseholdFacts({ household }: { household: KnownHousehold }) {
  const { billing, isGiven, createdAt, id, timeZone, hasCode, isVerified } = household;
  const facts: readonly (readonly [string, string])[] = [
    ["Plan", `${namePlan(billing.plan)}${nameState(billing.state)}`],
    ["Paid by", sayPayment(household)],
    [
      billing.cancelAtPeriodEnd || billing.state === "canceled" ? "Ends" : "Renews",
      sayEnd(household),
    ],
    ["Seats", `${billing.currentUsers} taken; ${household.maxProfiles} profiles at most`],
    ["E-mail address", isVerified ? "verified" : "not verified"],
    ["Household code", hasCode ? "in use" : "turned off"],
    ["Clock", timeZone ?? "not set"],
    ["Since", formatDate(createdAt)],
    ["Id", id],
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

function sayPayment({ billing, isGiven }: KnownHousehold): string {
  if (billing.plan === null || billing.state === "canceled") return "nobody";
  if (isGiven) return "the house gives it";
  return billing.card ? `${billing.card.brand} ending in ${billing.card.last4}` : billing.gateway;
}

function sayEnd({ billing }: KnownHousehold): string {
  if (billing.periodEndAt !== null) return formatDate(billing.periodEndAt);
  return billing.plan === null ? "–" : "never";
}
