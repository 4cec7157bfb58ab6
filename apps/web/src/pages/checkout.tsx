import type { CurrentSession } from "@goldmane/contracts/account/schema";
import { useQueryClient } from "@tanstack/react-query";
import { EmailLogin } from "#features/account/email-login.tsx";
import { CheckoutView } from "#features/billing/checkout/checkout-view.tsx";
import { changeViewer } from "#platform/change-viewer.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";

export function CheckoutPage() {
  useDocumentTitle(say`Checkout`);
  const cache = useQueryClient();
  const enter = (session: CurrentSession) => {
    cache.setQueryData(sessionQuery.queryKey, session);
    void changeViewer(cache);
  };
  return <CheckoutView signIn={<EmailLogin onEntered={enter} />} />;
}
