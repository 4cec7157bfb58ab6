import { useSuspenseQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { routes } from "#platform/routes.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Message } from "#ui/message/message.tsx";

type Props = { params: { section?: string; id?: string } };

/** Only operators need it. */
const AdminContent = lazy(() =>
  import("./admin/admin-content.tsx").then((module) => ({ default: module.AdminContent })),
);

/** Server administration. Requests nothing before the viewer is known to be an operator. */
export function AdminPage({ params: { section = "", id } }: Props) {
  useDocumentTitle(say`Administration`);
  const { data: session } = useSuspenseQuery(sessionQuery);
  if (session.isOperator) return <AdminContent section={section} id={id} />;
  return (
    <Message
      heading={say`Administrators only`}
      actions={
        <ButtonLink variant="gold" href={routes.home}>
          {say`All films`}
        </ButtonLink>
      }
    >
      {say`Only the administrator can open this page.`}
    </Message>
  );
}
