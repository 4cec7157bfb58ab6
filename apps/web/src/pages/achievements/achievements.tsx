import { useQuery } from "@tanstack/react-query";
import { BadgeWall } from "#features/achievements/badge-wall.tsx";
import { achievementsQuery } from "#features/achievements/queries.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { RetryMessage } from "#ui/message/retry-message.tsx";
import { ContentPage } from "#ui/content-page/content-page.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { ProfileRequired } from "#pages/profile/profile-required.tsx";

export function AchievementsPage() {
  useDocumentTitle(say`Achievements`);
  const { data: session } = useQuery(sessionQuery);
  const profile = session?.profile ?? null;
  const { data, error, refetch } = useQuery({ ...achievementsQuery, enabled: profile !== null });

  if (session && !profile) return <ProfileRequired />;
  if (!data && !error) return <Spinner />;

  const earned = (data ?? []).filter(({ earnedAt }) => earnedAt !== null).length;
  return (
    <ContentPage
      heading={say`Achievements`}
      description={
        data && (
          <>
            {say`${profile?.displayName} has earned ${earned} of ${data.length} badges. Take your time: badges never expire.`}
          </>
        )
      }
    >
      {data && <BadgeWall achievements={data} />}
      {!data && error && <RetryMessage error={error} onRetry={() => void refetch()} />}
    </ContentPage>
  );
}
