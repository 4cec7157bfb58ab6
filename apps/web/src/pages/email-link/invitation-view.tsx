import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { InvitationForm } from "#features/registration/invitation-form.tsx";
import { invitationQuery } from "#features/registration/queries.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { useLinkToken } from "#platform/use-link-token.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Message } from "#ui/message/message.tsx";
import { describeError } from "#ui/message/describe-error.ts";
import { Spinner } from "#ui/spinner/spinner.tsx";

/** Where an invited household signs up. The token is in the address's fragment. */
export function InvitationView() {
  useDocumentTitle(say`Invitation`);
  const token = useLinkToken();
  const { data: session } = useSuspenseQuery(sessionQuery);
  const { isPending, error } = useQuery({
    ...invitationQuery(token ?? ""),
    enabled: token !== null,
  });
  if (token !== null && isPending) return <Spinner />;
  if (token !== null && !error) return <InvitationForm token={token} />;
  return (
    <Message
      heading={say`This invitation doesn’t work`}
      actions={
        session.household ? (
          <ButtonLink variant="gold" href={routes.home}>
            {say`Back to home`}
          </ButtonLink>
        ) : (
          <ButtonLink variant="gold" href={routes.familyLogin}>
            {say`Sign in`}
          </ButtonLink>
        )
      }
    >
      {error
        ? describeError(error)
        : say`Part of the link is missing. Open it again from the message.`}
    </Message>
  );
}
