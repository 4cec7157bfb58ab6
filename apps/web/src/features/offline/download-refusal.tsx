import { ApiError } from "#platform/api.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Button } from "#ui/button/button.tsx";
import { Message } from "#ui/message/message.tsx";
import { describeRefusal } from "./describe-refusal.ts";

type Props = { error: Error; onRetry: () => void };

/** Why a film cannot be downloaded now, and what to do about it. */
export function DownloadRefusal({ error, onRetry }: Props) {
  const needsPlan = error instanceof ApiError && error.code === "SUBSCRIPTION_REQUIRED";
  const action = needsPlan ? (
    <ButtonLink variant="gold" icon="calendar" href={routes.pricing}>
      {say`See plans`}
    </ButtonLink>
  ) : (
    <Button variant="glass" icon="retry" onClick={onRetry}>
      {say`Try again`}
    </Button>
  );
  return (
    <Message heading={say`Can’t download`} size="small" actions={action}>
      {describeRefusal(error)}
    </Message>
  );
}
