import { PricingView } from "#features/billing/pricing/pricing-view.tsx";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";

export function PricingPage() {
  useDocumentTitle(say`Plans and prices`);
  return <PricingView />;
}
