import { PricingView } from "#features/billing/pricing/pricing-view.tsx";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { featureLinks } from "./home/sections/feature-links.ts";

type Props = { hasPage: (path: string) => boolean };

export function PricingPage({ hasPage }: Props) {
  useDocumentTitle(say`Plans and prices`);
  const premium = featureLinks()
    .filter(({ path }) => hasPage(path))
    .map(({ name }) => name);
  return <PricingView offer={{ hasPage, premium }} />;
}
