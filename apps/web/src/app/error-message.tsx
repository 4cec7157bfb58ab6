import { useEffect } from "react";
import { ApiError } from "#platform/api.ts";
import { endOpening } from "#platform/end-opening.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Message } from "#ui/message/message.tsx";

type Props = { error: Error; onRetry: () => void };

/** A failure in words: what happened, what the viewer can do, and a way to try again. */
export function ErrorMessage({ error, onRetry }: Props) {
  const { heading, words, canRetry, needsReload } = explainError(error);
  useEffect(endOpening, []);
  return (
    <Message
      heading={heading}
      urgent
      {...(canRetry ? { detail: error.message } : {})}
      actions={
        <>
          {canRetry && (
            <Button
              look="gold"
              icon="retry"
              onClick={needsReload ? () => location.reload() : onRetry}
            >
              {say`Try again`}
            </Button>
          )}
          <ButtonLink look={canRetry ? "glass" : "gold"} href={routes.home}>
            {say`All films`}
          </ButtonLink>
        </>
      }
    >
      {words}
    </Message>
  );
}

function explainError(error: Error) {
  if (error instanceof ApiError && error.status === 404)
    return {
      heading: say`This film is not here`,
      words: say`Its address may be mistyped, or it has left the house. All the others are still on.`,
      canRetry: false,
      needsReload: false,
    };
  if (!navigator.onLine)
    return {
      heading: say`You are offline`,
      words: say`Turn on Wi-Fi or mobile data, then try again. Nothing of yours is lost.`,
      canRetry: true,
      needsReload: isMissingScript(error),
    };
  if (error instanceof ApiError)
    return {
      heading: say`The projector has jammed`,
      words: say`The server answered, but could not do this. Wait a moment and try again; if it stays, tell whoever runs this house the line below.`,
      canRetry: true,
      needsReload: false,
    };
  if (error instanceof TypeError)
    return {
      heading: say`Nobody is answering the door`,
      words: say`The server cannot be reached. Check that it is running and that this device is on the same network, then try again.`,
      canRetry: true,
      needsReload: isMissingScript(error),
    };
  return {
    heading: say`Something fell over backstage`,
    words: say`Load the page again. If it happens twice, tell whoever runs this house the line below.`,
    canRetry: true,
    needsReload: true,
  };
}

/** A page's script that failed to load stays failed until the document is loaded anew. */
function isMissingScript(error: Error): boolean {
  return /import|module|preload/i.test(error.message);
}
