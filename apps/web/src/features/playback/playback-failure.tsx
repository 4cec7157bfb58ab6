import { Suspense, lazy } from "react";
import { ApiError } from "#platform/api.ts";
import { routes } from "#platform/routes.ts";
import { openProfilePicker } from "#platform/profile-picker.ts";
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
    advice: say`Choose a profile, and the film begins.`,
  },
  USER_LIMIT_REACHED: {
    heading: say`All seats are taken`,
    advice: say`Your plan has fewer seats than your family has people. A larger plan has room for all.`,
  },
  SUBSCRIPTION_REQUIRED: {
    heading: say`This film is part of the plan`,
    advice: say`Take up a plan to watch whole films. Trailers and browsing stay free.`,
  },
  NOT_FOUND: {
    heading: say`There is no such film here`,
    advice: say`It may have been removed, or its address may be mistyped.`,
  },
  COPY_EXPIRED: {
    heading: say`This copy has run out`,
    advice: say`Films on this device play for 30 days. Go online once, and it is renewed by itself.`,
  },
  UNAVAILABLE: {
    heading: say`The projector isn’t ready`,
    advice: say`The server can’t show this film just now. Try again in a moment.`,
  },
});
const other = () => ({
  heading: say`The film can’t begin`,
  advice: say`Check your connection, then try again.`,
});

type Props = { error: Error; onRetry: () => void; onLeave: () => void };

/** Playback could not start: says why and what to do. */
export function PlaybackFailure({ error, onRetry, onLeave }: Props) {
  useRefusal(error);
  const code = error instanceof ApiError ? error.code : undefined;
  const isAboutPlan = code === "SUBSCRIPTION_REQUIRED" || code === "USER_LIMIT_REACHED";
  const { heading, advice } = (code && messages()[code]) || other();
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
        {code === "NOT_SIGNED_IN" && (
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
