import { useQuery, useQueryClient } from "@tanstack/react-query";
import { RequestApproval } from "#features/controls/screen-time/request-approval.tsx";
import { titleQuery } from "#features/library/queries.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { routes } from "#platform/routes.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Message } from "#ui/message/message.tsx";

type Props = { titleId: string };

/** A film that is missing or not allowed. Children can ask a parent. */
export function FilmMissing({ titleId }: Props) {
  useDocumentTitle(say`Film not found`);
  const cache = useQueryClient();
  const { data: session } = useQuery(sessionQuery);
  const role = session?.profile?.role;
  const isYoung = role === "child" || role === "teen";
  const retry = () => void cache.resetQueries({ queryKey: titleQuery(titleId).queryKey });
  return (
    <Message
      heading={say`Film not found`}
      urgent
      actions={
        <>
          {isYoung && <RequestApproval request={{ kind: "title", titleId }} onYes={retry} />}
          <ButtonLink variant={isYoung ? "glass" : "gold"} href={routes.home}>
            {say`All films`}
          </ButtonLink>
        </>
      }
    >
      {isYoung
        ? say`This film isn’t available on your profile. You can ask a parent.`
        : say`It may have been removed, or the link is wrong.`}
    </Message>
  );
}
