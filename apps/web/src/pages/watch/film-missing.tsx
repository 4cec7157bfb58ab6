import { routes } from "#platform/routes.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Message } from "#ui/message/message.tsx";

/** An address that names no film. */
export function FilmMissing() {
  useDocumentTitle("No such film");
  return (
    <Message
      heading="This film is not here"
      urgent
      actions={
        <ButtonLink look="gold" href={routes.home}>
          All films
        </ButtonLink>
      }
    >
      Its address may be mistyped, or it has left the house. All the others are still on.
    </Message>
  );
}
