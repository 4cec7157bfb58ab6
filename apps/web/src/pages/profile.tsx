import { useSuspenseQuery } from "@tanstack/react-query";
import { StoredDataSection } from "#features/family/manage/stored-data-section.tsx";
import { OwnProfileSection } from "#features/family/manage/own-profile-section.tsx";
import { PinSection } from "#features/family/manage/pin-section.tsx";
import { PreferencesSection } from "#features/playback/settings/preferences-section.tsx";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { routes } from "#platform/routes.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { ContentPage } from "#ui/content-page/content-page.tsx";
import styles from "./profile/profile.module.css";
import { LanguageSection } from "./profile/language-section.tsx";
import { ProfileRequired } from "./profile/profile-required.tsx";
import { ScreenSection } from "./profile/screen-section.tsx";

/** Settings of the current profile. */
export function ProfilePage() {
  useDocumentTitle(say`Profile`);
  const { data: session } = useSuspenseQuery(sessionQuery);
  const { profile } = session;
  if (!profile) return <ProfileRequired />;

  return (
    <ContentPage
      heading={profile.displayName}
      description={say`Your settings`}
      aside={
        profile.role === "parent" ? (
          <nav className={styles.ways} aria-label={say`For parents`}>
            <ButtonLink variant="glass" href={routes.account}>
              {say`Account and sign-in`}
            </ButtonLink>
            <ButtonLink variant="glass" href={routes.family}>
              {say`Manage family`}
            </ButtonLink>
          </nav>
        ) : undefined
      }
    >
      <OwnProfileSection key={profile.id} profile={profile} />
      <PinSection profile={profile} />
      <LanguageSection />
      <PreferencesSection />
      <ScreenSection />
      <StoredDataSection profile={profile} />
    </ContentPage>
  );
}
