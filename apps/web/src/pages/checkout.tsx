import type { CurrentSession } from "@goldmane/contracts/account/schema";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { EmailLogin } from "#features/account/email-login.tsx";
import { CheckoutView } from "#features/billing/checkout/checkout-view.tsx";
import { NoSale } from "#features/registration/no-sale.tsx";
import { serverQuery } from "#features/registration/queries.ts";
import { changeViewer } from "#platform/change-viewer.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";

export function CheckoutPage() {
  useDocumentTitle(say`Checkout`);
  const { data: server } = useSuspenseQuery(serverQuery);
  const { data: session } = useSuspenseQuery(sessionQuery);
  const cache = useQueryClient();
  const enter = (entered: CurrentSession) => {
    cache.setQueryData(sessionQuery.queryKey, entered);
    void changeViewer(cache);
  };
  // A household whose plan has ended can renew it, also on a server without sign-up.
  const canBuy =
    server.hasPayments &&
    (server.offersPlans || (session.household && server.registration !== "open"));
  if (!canBuy) return <NoSale />;
  return <CheckoutView signIn={<EmailLogin onEntered={enter} />} />;
}
