import { useSuspenseQuery } from "@tanstack/react-query";
import { billingQuery, invoicesQuery } from "#features/billing/queries.ts";
import { CardSection } from "./card-section.tsx";
import { InvoiceList } from "./invoice-list.tsx";
import { PlanSection } from "./plan-section.tsx";
import styles from "./billing-panel.module.css";

/** A parent's view of the plan: what it is, who sits, what pays, what was paid. */
export function BillingPanel() {
  const { data: billing } = useSuspenseQuery(billingQuery);
  const { data: invoices } = useSuspenseQuery(invoicesQuery);
  const hasPlan = billing.plan !== null && billing.state !== "none";

  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>Plan and billing</h1>
      <PlanSection billing={billing} />
      {hasPlan && !billing.isDemo && <CardSection billing={billing} />}
      {!billing.isDemo && <InvoiceList invoices={invoices} />}
    </div>
  );
}
