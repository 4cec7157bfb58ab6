import { useQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { routes } from "#platform/routes.ts";
import { GrantFailure } from "./grant-failure.tsx";
import { playbackQuery } from "./queries.ts";
import { Showing } from "./showing.tsx";
import { useRefusal } from "./use-refusal.ts";
import styles from "./watch-view.module.css";

type Props = { titleId: string };

/** One title on the screen, as large as the window lets it. */
export function WatchView({ titleId }: Props) {
  const { data: grant, error, refetch } = useQuery(playbackQuery(titleId));
  const [, navigate] = useLocation();
  useRefusal(error);
  const leave = () => (history.length > 1 ? history.back() : navigate(routes.home));

  return (
    <div className={styles.hall}>
      {grant && (
        <Showing
          key={grant.titleId}
          grant={grant}
          onLeave={leave}
          onNext={(next) => navigate(routes.watch(next.id))}
        />
      )}
      {!grant && error && (
        <GrantFailure error={error} onRetry={() => void refetch()} onLeave={leave} />
      )}
      {!grant && !error && <output className={styles.curtain} aria-label="Loading" />}
    </div>
  );
}
