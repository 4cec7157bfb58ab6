import { AuthLayout } from "#features/account/settings/auth-layout.tsx";
import { VerifyForm } from "#features/account/settings/verify-form.tsx";
import { routes } from "#platform/routes.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { useLinkToken } from "#platform/use-link-token.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";

/** Target of an address verification link. */
export function VerifyView() {
  useDocumentTitle(say`Your e-mail`);
  const token = useLinkToken();
  if (token !== null) return <VerifyForm key={token} token={token} />;
  return (
    <AuthLayout
      heading={say`This link is incomplete`}
      description={say`Open it again from the e-mail, or get a new one on your account page.`}
    >
      <ButtonLink variant="gold" href={routes.account}>
        {say`Your account`}
      </ButtonLink>
    </AuthLayout>
  );
}
