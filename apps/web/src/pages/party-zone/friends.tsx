import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { SendRequestSection } from "#features/friends/send-request-section.tsx";
import { FriendsSection } from "#features/friends/friends-section.tsx";
import { OwnCodeSection } from "#features/friends/own-code-section.tsx";
import { friendsQuery } from "#features/friends/queries.ts";
import { RequestsSection } from "#features/friends/requests-section.tsx";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { routes } from "#platform/routes.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { RetryMessage } from "#ui/message/retry-message.tsx";
import { ContentPage } from "#ui/content-page/content-page.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { ForParents } from "#pages/profile/for-parents.tsx";

/** Friend households and requests; parents only. */
export function FriendsPage() {
  useDocumentTitle(say`Friends`);
  const { data: session } = useSuspenseQuery(sessionQuery);
  const isParent = session.profile?.role === "parent";
  const { data: list, error, refetch } = useQuery({ ...friendsQuery, enabled: isParent });
  if (!isParent) return <ForParents />;
  if (error && !list) return <RetryMessage error={error} onRetry={() => void refetch()} />;
  if (!list) return <Spinner />;

  return (
    <ContentPage
      heading={say`Friends`}
      description={say`Households you can watch with.`}
      aside={
        <ButtonLink variant="glass" href={routes.partyZone}>
          {say`Go to Party Zone`}
        </ButtonLink>
      }
    >
      {list.requests.length > 0 && <RequestsSection requests={list.requests} />}
      <FriendsSection friends={list.friends} />
      <OwnCodeSection codeExpiresAt={list.codeExpiresAt} />
      <SendRequestSection />
    </ContentPage>
  );
}
