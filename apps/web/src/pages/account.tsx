import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { PasskeysSection } from "#features/account/passkeys/passkeys-section.tsx";
import { AddressSection } from "#features/account/settings/address-section.tsx";
import { HistorySection } from "#features/account/settings/history-section.tsx";
import { PasswordSection } from "#features/account/settings/password-section.tsx";
import { accountQuery } from "#features/account/settings/queries.ts";
import { TwoStepSection } from "#features/account/two-step/two-step-section.tsx";
import { serverQuery } from "#features/registration/queries.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { routes } from "#platform/routes.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { ContentPage } from "#ui/content-page/content-page.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { AccountLocked } from "./account/account-locked.tsx";
import { ProfileRequired } from "./profile/profile-required.tsx";
import styles from "./profile/profile.module.css";

/** Sign-in methods and history of the account. */
export function AccountPage() {
  useDocumentTitle(say`Account`);
  const { data: session } = useSuspenseQuery(sessionQuery);
  const isInside = session.level === "account";
  const { data: account } = useQuery({ ...accountQuery, enabled: isInside });
  const { data: server } = useQuery(serverQuery);
  if (!session.profile) return <ProfileRequired />;
  if (!isInside) return <AccountLocked isParent={session.profile.role === "parent"} />;
  if (!account || !server) return <Spinner />;

  return (
    <ContentPage
      heading={say`Account`}
      description={say`Manage how you sign in.`}
      aside={
        <nav className={styles.ways} aria-label={say`More for parents`}>
          <ButtonLink variant="glass" href={routes.devices}>
            {say`Signed-in devices`}
          </ButtonLink>
          <ButtonLink variant="glass" href={routes.family}>
            {say`Manage family`}
          </ButtonLink>
        </nav>
      }
    >
      <AddressSection account={account} hasMail={server.hasMail} />
      <PasswordSection />
      <PasskeysSection passkeys={account.passkeys} />
      <TwoStepSection account={account} />
      <HistorySection />
    </ContentPage>
  );
}
