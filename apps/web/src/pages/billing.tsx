import { useSuspenseQuery } from "@tanstack/react-query";
import { BillingPanel } from "#features/billing/panel/billing-panel.tsx";
import { WatchingNow } from "#features/playback/streams/watching-now.tsx";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { routes } from "#platform/routes.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Message } from "#ui/message/message.tsx";

export function BillingPage() {
  useDocumentTitle(say`Plan and billing`);
  const { data: session } = useSuspenseQuery(sessionQuery);
  if (session.profile?.role === "parent") return <BillingPanel watchingNow={<WatchingNow />} />;
  return (
    <Message
      heading={say`For parents`}
      actions={
        <ButtonLink variant="gold" href={routes.familyLogin}>
          {say`Sign in`}
        </ButtonLink>
      }
    >
      {say`Only a parent can see the plan and payments. Sign in as a parent.`}
    </Message>
  );
}
