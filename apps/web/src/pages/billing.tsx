import { useSuspenseQuery } from "@tanstack/react-query";
import { BillingPanel } from "#features/billing/panel/billing-panel.tsx";
import { WatchingNow } from "#features/playback/streams/watching-now.tsx";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { ForParents } from "./profile/for-parents.tsx";

export function BillingPage() {
  useDocumentTitle(say`Plan and billing`);
  const { data: session } = useSuspenseQuery(sessionQuery);
  if (session.profile?.role !== "parent") return <ForParents />;
  return <BillingPanel watchingNow={<WatchingNow />} />;
}
