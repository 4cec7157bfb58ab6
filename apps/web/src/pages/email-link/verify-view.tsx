import { AuthLayout } from "#features/account/settings/auth-layout.tsx";
import { VerifyForm } from "#features/account/settings/verify-form.tsx";
import { routes } from "#platform/routes.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { useLinkToken } from "#platform/use-link-token.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";

/** Target of an address verification link. */
export function VerifyView() {
  useDocumentTitle(say`Your address`);
  const token = useLinkToken();
  if (token !== null) return <VerifyForm key={token} token={token} />;
  return (
    <AuthLayout
      heading={say`This link is not whole`}
      description={say`Open it again from the letter, or ask for another on your account’s page.`}
    >
      <ButtonLink variant="gold" href={routes.account}>
        {say`Your account`}
      </ButtonLink>
    </AuthLayout>
  );
}
