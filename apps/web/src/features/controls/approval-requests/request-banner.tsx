import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { pendingApprovalsQuery } from "#features/controls/queries.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { RequestCard } from "./request-card.tsx";
import styles from "./request-banner.module.css";
import { PendingProfileNote } from "./pending-profile-note.tsx";

const lookEveryMs = 8000;
/** More would cover the page; the others follow as these are answered. */
const shownAtMost = 2;

/**
 * Open requests and pending profiles, on any page that a parent has open and that doesn't list them.
 * A hidden request stays open on the family page.
 */
export function RequestBanner() {
  const { data: approvals } = useQuery({ ...pendingApprovalsQuery, refetchInterval: lookEveryMs });
  const [path] = useLocation();
  const [hidden, setHidden] = useState<readonly string[]>([]);
  if (!approvals || path === routes.family) return null;
  const waiting = approvals.requests.filter(
    ({ id, status }) => status === "waiting" && !hidden.includes(id),
  );
  return (
    <div className={styles.place} data-over={findWhatIsBelow(path)} aria-live="polite">
      <PendingProfileNote pendingProfiles={approvals.pendingProfiles} />
      {waiting.length > 0 && (
        <section className={styles.banner} aria-label={say`Request from a child`}>
          {waiting.slice(0, shownAtMost).map((request) => (
            <RequestCard
              key={request.id}
              request={request}
              onHide={() => setHidden([...hidden, request.id])}
            />
          ))}
          {waiting.length > shownAtMost && (
            <p className={styles.more}>{say`and ${waiting.length - shownAtMost} more`}</p>
          )}
        </section>
      )}
    </div>
  );
}

/** Pages with controls where the banner would be. */
function findWhatIsBelow(path: string): "film" | "hero" | "save" | undefined {
  if (path.startsWith(routes.watch(""))) return "film";
  if (path.startsWith(routes.controls(""))) return "save";
  return ["/", routes.home, routes.heroReel].includes(path) ? "hero" : undefined;
}
