import { useQuery } from "@tanstack/react-query";
import { Suspense, lazy } from "react";
import { ApiError } from "#platform/api.ts";
import { routes } from "#platform/routes.ts";
import { openProfilePicker } from "#platform/profile-picker.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Button } from "#ui/button/button.tsx";
import { useRefusal } from "./use-refusal.ts";
import styles from "./watch-view.module.css";

const StreamLimit = lazy(() =>
  import("./streams/stream-limit.tsx").then((module) => ({ default: module.StreamLimit })),
);

const messages = (): Record<string, { heading: string; advice: string }> => ({
  NOT_SIGNED_IN: {
    heading: say`Who’s watching?`,
    advice: say`Choose a profile to start the film.`,
  },
  USER_LIMIT_REACHED: {
    heading: say`No seat left in your plan`,
    advice: say`Your family has more profiles than seats. Upgrade to add seats.`,
  },
  SUBSCRIPTION_REQUIRED: {
    heading: say`This film needs a plan`,
    advice: say`Subscribe to watch full films. Browsing and trailers are free.`,
  },
  NOT_FOUND: {
    heading: say`Film not found`,
    advice: say`It may have been removed, or the link is wrong.`,
  },
  COPY_EXPIRED: {
    heading: say`This download has expired`,
    advice: say`Downloads play for 30 days. Go online to renew this one.`,
  },
  UNAVAILABLE: {
    heading: say`Playback isn’t available`,
    advice: say`The server can’t play this film right now. Try again in a moment.`,
  },
});
const signIn = () => ({
  heading: say`Sign in to watch`,
  advice: say`Full films are for members. Anyone can watch trailers.`,
});
const other = () => ({
  heading: say`Can’t play this film`,
  advice: say`Check your connection, then try again.`,
});

type Props = { error: Error; onRetry: () => void; onLeave: () => void };

/** Playback could not start: says why and what to do. */
export function PlaybackFailure({ error, onRetry, onLeave }: Props) {
  const { data: session } = useQuery(sessionQuery);
  const code = error instanceof ApiError ? error.code : undefined;
  const isVisitor = code === "NOT_SIGNED_IN" && session?.household === null;
  useRefusal(error, { isVisitor });
  const isAboutPlan = code === "SUBSCRIPTION_REQUIRED" || code === "USER_LIMIT_REACHED";
  const { heading, advice } = isVisitor ? signIn() : (code && messages()[code]) || other();
  if (code === "STREAM_LIMIT_REACHED")
    return (
      <Suspense fallback={null}>
        <StreamLimit onRetry={onRetry} onLeave={onLeave} />
      </Suspense>
    );
  return (
    <section className={styles.failure} role="alert">
      <h2>{heading}</h2>
      <p>{advice}</p>
      <div>
        {isVisitor && (
          <ButtonLink variant="gold" href={routes.familyLogin}>
            {say`Sign in`}
          </ButtonLink>
        )}
        {code === "NOT_SIGNED_IN" && !isVisitor && (
          <Button variant="gold" onClick={openProfilePicker}>
            {say`Choose a profile`}
          </Button>
        )}
        {isAboutPlan && (
          <ButtonLink variant="gold" icon="calendar" href={routes.pricing}>
            {say`See plans`}
          </ButtonLink>
        )}
        {code !== "NOT_FOUND" && code !== "NOT_SIGNED_IN" && (
          <Button variant={isAboutPlan ? "glass" : "gold"} icon="retry" onClick={onRetry}>
            {say`Try again`}
          </Button>
        )}
        <Button variant="glass" icon="left" onClick={onLeave}>
          {say`Back`}
        </Button>
      </div>
    </section>
  );
}
