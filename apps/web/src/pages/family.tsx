import { useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { RequestsSection } from "#features/controls/approval-requests/requests-section.tsx";
import { LimitsSection } from "#features/controls/limits-section.tsx";
import { CodeSection } from "#features/family/manage/code-section.tsx";
import { HouseholdSection } from "#features/family/manage/household-section.tsx";
import { LeaveSection } from "#features/family/manage/leave-section.tsx";
import { MembersSection } from "#features/family/manage/members-section.tsx";
import { SeatsSection } from "#features/family/manage/seats-section.tsx";
import { useFreeSeat } from "#features/family/panel/use-free-seat.ts";
import { accessQuery, householdQuery, profilesQuery } from "#features/family/queries.ts";
import { WaitingLevels } from "#features/games/levels/waiting-levels.tsx";
import { changeViewer } from "#platform/change-viewer.ts";
import { openNewProfile } from "#platform/profile-picker.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { routes } from "#platform/routes.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { ContentPage } from "#ui/content-page/content-page.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { ForParents } from "./profile/for-parents.tsx";
import { ProfileRequired } from "./profile/profile-required.tsx";

/** Family and household settings for parents. */
export function FamilyPage() {
  useDocumentTitle(say`Family`);
  const cache = useQueryClient();
  const [, navigate] = useLocation();
  const { data: session } = useSuspenseQuery(sessionQuery);
  const withFreeSeat = useFreeSeat();
  const { profile, household: sessionHousehold, isDemo } = session;
  const isParent = profile?.role === "parent";
  const { data: household } = useQuery({ ...householdQuery, enabled: isParent });
  const profiles = useQuery({ ...profilesQuery, enabled: isParent });
  const access = useQuery({ ...accessQuery(sessionHousehold?.id), enabled: isParent });
  if (!profile || !sessionHousehold) return <ProfileRequired />;
  if (!isParent) return <ForParents />;
  // Waits for all: sections that load one by one would shift the layout.
  if (!household || profiles.isPending || access.isPending) return <Spinner />;
  const goOut = () => {
    void changeViewer(cache);
    navigate(routes.familyLogin);
  };

  return (
    <ContentPage heading={say`Family`} description={say`Manage profiles and access.`}>
      <MembersSection ownId={profile.id} onAdd={() => withFreeSeat(openNewProfile)} />
      <RequestsSection />
      <WaitingLevels />
      <LimitsSection />
      <SeatsSection householdId={sessionHousehold.id} />
      <HouseholdSection key={household.name} household={household} />
      <CodeSection isDemo={isDemo} />
      {!isDemo && <LeaveSection householdName={household.name} onGone={goOut} />}
    </ContentPage>
  );
}
