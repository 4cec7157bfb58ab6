import type { PendingApprovals } from "@goldmane/contracts/controls/approval-requests";
import { Link, useLocation } from "wouter";
import { routes } from "#platform/routes.ts";
import { say, sayPlural } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import styles from "./pending-profile-note.module.css";

/** Notice of a profile created with the household code. Hidden while a film plays. */
export function PendingProfileNote({ pendingProfiles }: Pick<PendingApprovals, "pendingProfiles">) {
  const [path] = useLocation();
  const [first] = pendingProfiles;
  const others = pendingProfiles.length - 1;
  if (!first || path === routes.family || path.startsWith(routes.watch(""))) return null;
  return (
    <section className={styles.note} aria-label={say`Someone wants to join`}>
      <Avatar url={first.avatarUrl} size={40} />
      <p>
        {others === 0
          ? say`${first.displayName} wants to join`
          : sayPlural(
              others,
              { one: "{0} and # more want to join", other: "{0} and # more want to join" },
              first.displayName,
            )}
      </p>
      <Link href={routes.family} className={styles.way}>
        {say`Review`}
      </Link>
    </section>
  );
}
