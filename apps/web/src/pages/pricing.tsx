import { PricingView } from "#features/billing/pricing/pricing-view.tsx";
import { useDocumentTitle } from "#platform/use-document-title.ts";

export function PricingPage() {
  useDocumentTitle("Plans and prices");
  return <PricingView />;
}
