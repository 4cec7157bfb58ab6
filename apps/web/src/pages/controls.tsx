import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { ControlsForm } from "#features/controls/form/controls-form.tsx";
import { profilesQuery } from "#features/family/queries.ts";
import { animationsQuery } from "#features/library/queries.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { routes } from "#platform/routes.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Message } from "#ui/message/message.tsx";
import { ContentPage } from "#ui/content-page/content-page.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { ForParents } from "./profile/for-parents.tsx";

const ConversationSection = lazy(() =>
  import("#features/assistant/parents/conversation-section.tsx").then((module) => ({
    default: module.ConversationSection,
  })),
);

const SharedMoodSection = lazy(() =>
  import("#features/mood-journal/shared-mood-section.tsx").then((module) => ({
    default: module.SharedMoodSection,
  })),
);

type Props = { params: { id?: string }; hasPage: (path: string) => boolean };

/** Parental controls of one profile. */
export function ControlsPage({ params: { id = "" }, hasPage }: Props) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const isParent = session.profile?.role === "parent";
  const { data: profiles } = useQuery(profilesQuery);
  const { data: titles = [] } = useQuery({ ...animationsQuery, enabled: isParent });
  const profile = profiles?.find((one) => one.id === id);
  useDocumentTitle(profile ? say`${profile.displayName}’s limits` : say`Limits`);
  if (!isParent) return <ForParents />;
  if (!profiles) return <Spinner />;
  if (!profile) {
    return (
      <Message
        heading={say`Profile not found`}
        actions={
          <ButtonLink variant="gold" href={routes.family}>
            {say`Family`}
          </ButtonLink>
        }
      >
        {say`It may have been deleted.`}
      </Message>
    );
  }
  return (
    <ContentPage
      heading={say`${profile.displayName}’s limits`}
      description={say`They apply on every device.`}
      aside={
        <ButtonLink variant="glass" icon="left" href={routes.family}>
          {say`Family`}
        </ButtonLink>
      }
    >
      <Suspense fallback={<Spinner />}>
        <ControlsForm key={profile.id} profile={profile} titles={titles} hasPage={hasPage} />
      </Suspense>
      {(profile.role === "child" || profile.role === "teen") && (
        <Suspense fallback={null}>
          <SharedMoodSection key={`mood-${profile.id}`} profile={profile} />
          <ConversationSection key={profile.id} profile={profile} />
        </Suspense>
      )}
    </ContentPage>
  );
}
