import { presetHouseholdCode } from "@goldmane/contracts/family/limits";
import { useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { Link, useLocation, useSearchParams } from "wouter";
import { EmailLogin } from "#features/account/email-login.tsx";
import { ProfilePanel } from "#features/family/panel/profile-panel.tsx";
import { serverQuery } from "#features/registration/queries.ts";
import { peekLeoReturn } from "#platform/leo/ask-leo.ts";
import { changeViewer } from "#platform/change-viewer.ts";
import { suggestPin } from "#platform/prompts/pin-suggestion.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { routes } from "#platform/routes.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import styles from "./family-login/family-login.module.css";

/** Sign-in with a family profile or the account's e-mail address. */
export function FamilyLoginPage() {
  useDocumentTitle(say`Family login`);
  const cache = useQueryClient();
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const { data: session } = useSuspenseQuery(sessionQuery);
  const { data: server } = useQuery(serverQuery);
  const enter = () => {
    void changeViewer(cache);
    // Returns to the conversation with Leo, if the viewer came from one.
    navigate(peekLeoReturn() ?? routes.home);
  };
  const enterAccount = () => {
    enter();
    suggestPin();
  };
  // Invitation links carry the household code.
  const invitation = search.get("code");

  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{say`Family login`}</h1>
      <div className={styles.ways}>
        <div className={styles.family}>
          <ProfilePanel
            householdCode={invitation ?? (session.isDemo ? presetHouseholdCode : "")}
            onEntered={enter}
          />
        </div>
        <section className={styles.account} aria-labelledby="account-heading">
          <h2 id="account-heading">{say`Account owner`}</h2>
          <EmailLogin onEntered={enterAccount} isBesideFamilyLogin />
          {server?.registration === "open" && (
            <p className={styles.joinHint}>
              {say`New here?`} <Link href={routes.pricing}>{say`See plans`}</Link>
            </p>
          )}
        </section>
      </div>
    </div>
  );
}
