import { useQuery } from "@tanstack/react-query";
import { featuredQuery } from "#features/library/queries.ts";
import { secureQuery } from "#features/playback/secure/secure-query.ts";
import { SecurePlayer } from "#features/playback/secure/secure-player.tsx";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { Message } from "#ui/message/message.tsx";
import { RetryMessage } from "#ui/message/retry-message.tsx";
import { ContentPage } from "#ui/content-page/content-page.tsx";
import { StorageSection } from "./storage-section.tsx";
import { SecureSkeleton } from "./secure-skeleton.tsx";
import { SessionsSection } from "./sessions-section.tsx";

/** Shows how streams are protected, with a live example. */
export function SecureStreamingPage() {
  useDocumentTitle(say`Secure streaming`);
  const { data: session } = useQuery(sessionQuery);
  const { data: featured } = useQuery(featuredQuery);
  // The server lists only what this viewer may see.
  const [title, other] = featured?.filter(({ source }) => source === "original") ?? [];
  const {
    data: stream,
    error,
    refetch,
  } = useQuery({
    ...secureQuery(title?.id ?? ""),
    enabled: title !== undefined,
  });
  const isOpening = !error && !stream && (!featured || title !== undefined);
  return (
    <ContentPage
      heading={say`Secure streaming`}
      description={say`The film below plays only for you. This page shows the protection at work, live, on the stream you’re watching.`}
    >
      {error && <RetryMessage error={error} onRetry={() => void refetch()} />}
      {featured && !title && (
        <Message heading={say`No film to show`} size="small">
          {say`This profile can’t watch any of our originals.`}
        </Message>
      )}
      {isOpening && <SecureSkeleton />}
      {stream && title && session && (
        <SecurePlayer
          key={stream.playback.manifestUrl}
          stream={stream}
          title={title}
          otherTitleId={other?.id ?? title.id}
          session={session}
        />
      )}
      {session && !isOpening && (
        <>
          <SessionsSection session={session} />
          <StorageSection isOperator={session.isOperator} />
        </>
      )}
    </ContentPage>
  );
}
