import { useEffect } from "react";
import { removeBootPicture } from "#platform/boot-picture.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Message } from "#ui/message/message.tsx";
import { explainError } from "./explain-error.ts";

type Props = { error: Error; onRetry: () => void };

/** Explains a failure: what happened, what the viewer can do, and a way to retry. */
export function ErrorMessage({ error, onRetry }: Props) {
  const { heading, description, detail, canRetry, needsReload } = explainError(error);
  useEffect(removeBootPicture, []);
  return (
    <Message
      heading={heading}
      urgent
      detail={detail}
      actions={
        <>
          {canRetry && (
            <Button
              variant="gold"
              icon="retry"
              onClick={needsReload ? () => location.reload() : onRetry}
            >
              {say`Try again`}
            </Button>
          )}
          <ButtonLink variant={canRetry ? "glass" : "gold"} href={routes.home}>
            {say`All films`}
          </ButtonLink>
        </>
      }
    >
      {description}
    </Message>
  );
}
