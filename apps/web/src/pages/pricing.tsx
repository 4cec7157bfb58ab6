import { useSuspenseQuery } from "@tanstack/react-query";
import { PricingView } from "#features/billing/pricing/pricing-view.tsx";
import { NoSale } from "#features/registration/no-sale.tsx";
import { serverQuery } from "#features/registration/queries.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { listRooms } from "./explore/areas.ts";

type Props = { hasPage: (path: string) => boolean };

export function PricingPage({ hasPage }: Props) {
  useDocumentTitle(say`Plans`);
  const { data: server } = useSuspenseQuery(serverQuery);
  if (!server.offersPlans) return <NoSale />;
  const premium = listRooms()
    .filter(({ path }) => hasPage(path))
    .map(({ name }) => name);
  return <PricingView offer={{ hasPage, premium }} />;
}
