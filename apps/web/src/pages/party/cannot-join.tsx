import { ApiError } from "#platform/api.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { EntryPage, type Front } from "./entry-page.tsx";

type Notice = {
  front: Front;
  sign: string;
  heading: string;
  description: string;
  /** Asking again with the same code can never help. */
  isFinal?: boolean;
};

type Props = {
  error: unknown;
  /** Asks to join again. */
  onRetry?: () => void;
};

/** Shown instead of a party that this viewer can't join, with the reason. */
export function CannotJoin({ error, onRetry }: Props) {
  const { front, sign, heading, description, isFinal = false } = explain(error);
  const canRetry = onRetry !== undefined && !isFinal;
  return (
    <EntryPage
      front={front}
      sign={sign}
      heading={heading}
      actions={
        <>
          {canRetry && (
            <Button variant="gold" onClick={onRetry}>
              {say`Try again`}
            </Button>
          )}
          <ButtonLink variant={canRetry ? "glass" : "gold"} href={routes.partyZone}>
            {say`Go to Party Zone`}
          </ButtonLink>
        </>
      }
    >
      {description}
    </EntryPage>
  );
}

function explain(error: unknown): Notice {
  if (!(error instanceof ApiError)) {
    return error === null ? gone() : unreachable();
  }
  const { code, details } = error;
  if (code === "NOT_FOUND" || code === "INVALID_INPUT") return unknown();
  if (code === "CONFLICT") return full();
  if (code === "TOO_MANY_REQUESTS") return tooQuick();
  if (details["reason"] === "kicked") return sentAway();
  if (details["reason"] === "film") return notForAll();
  if (details["reason"] === "child-present") return childPresent();
  if (details["reason"] === "guest-present") return guestPresent();
  return { ...closed(), description: error.displayMessage ?? closed().description };
}

const unknown = (): Notice => ({
  front: "dark",
  sign: say`No show`,
  heading: say`We can’t find that party`,
  description: say`That code doesn’t match an open party. Check it, or ask the host for a new one.`,
  isFinal: true,
});

const full = (): Notice => ({
  front: "roped",
  sign: say`Full house`,
  heading: say`This party is full`,
  description: say`You can join when someone leaves. Try again later.`,
});

const tooQuick = (): Notice => ({
  front: "roped",
  sign: say`One moment`,
  heading: say`Too many tries`,
  description: say`Check your code, and try again in a few minutes.`,
});

const sentAway = (): Notice => ({
  front: "roped",
  sign: say`Not tonight`,
  heading: say`You can’t join this party`,
  description: say`The host removed you from this party.`,
  isFinal: true,
});

const notForAll = (): Notice => ({
  front: "lit",
  sign: say`Now showing`,
  heading: say`You can’t watch this film`,
  description: say`This film isn’t available on your profile. Ask the host to pick one that everyone can watch.`,
});

const childPresent = (): Notice => ({
  front: "roped",
  sign: say`Family only`,
  heading: say`You can’t join yet`,
  description: say`A child is in this party. Their parent has to approve you first.`,
});

const guestPresent = (): Notice => ({
  front: "roped",
  sign: say`One moment`,
  heading: say`You can’t join yet`,
  description: say`Someone from another household is in this party. Ask a parent to allow it first.`,
});

const closed = (): Notice => ({
  front: "roped",
  sign: say`Invited guests`,
  heading: say`You can’t join this party`,
  description: say`Ask a grown-up.`,
});

const gone = (): Notice => ({
  front: "lit",
  sign: say`Now showing`,
  heading: say`You can’t join this party`,
  description: say`You’re no longer in this party. Look for another one in the Party Zone.`,
});

const unreachable = (): Notice => ({
  front: "dark",
  sign: say`One moment`,
  heading: say`Can’t reach the server`,
  description: say`Check your connection and try again.`,
});
