import { PricingView } from "#features/billing/pricing/pricing-view.tsx";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { places } from "./home/rooms/places.ts";

type Props = { hasPage: (path: string) => boolean };

export function PricingPage({ hasPage }: Props) {
  useDocumentTitle(say`Plans and prices`);
  const premium = places()
    .filter(({ path }) => hasPage(path))
    .map(({ name }) => name);
  return <PricingView offer={{ hasPage, premium }} />;
}
