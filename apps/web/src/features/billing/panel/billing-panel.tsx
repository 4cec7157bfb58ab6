import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { billingQuery, invoicesQuery } from "#features/billing/queries.ts";
import { say } from "#platform/words/say.ts";
import { ContentPage } from "#ui/content-page/content-page.tsx";
import { CardSection } from "./card-section.tsx";
import { InvoiceList } from "./invoice-list.tsx";
import { PlanSection } from "./plan-section.tsx";

/** A parent's view of the plan: status, seats, card and invoices. */
export function BillingPanel({ watchingNow }: { watchingNow: ReactNode }) {
  const { data: billing } = useSuspenseQuery(billingQuery);
  const { data: invoices } = useSuspenseQuery(invoicesQuery);
  const isFree = billing.isDemo || billing.isGiven;
  const hasPlan = billing.plan !== null && billing.state !== "none";

  return (
    <ContentPage heading={say`Plan and billing`}>
      <PlanSection billing={billing} />
      {hasPlan && !isFree && <CardSection billing={billing} />}
      {billing.hasAccess && watchingNow}
      {(!isFree || invoices.length > 0) && <InvoiceList invoices={invoices} />}
    </ContentPage>
  );
}
