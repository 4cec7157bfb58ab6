import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { accessQuery } from "#features/family/queries.ts";
import { watchingQuery } from "#features/library/queries.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { routes } from "#platform/routes.ts";
import { openProfilePicker } from "#platform/profile-picker.ts";
import { say } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Button } from "#ui/button/button.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { LogoMark } from "#ui/brand/logo-mark.tsx";
import { describeViewer } from "./describe-viewer.ts";
import styles from "./user-panel.module.css";

type Props = {
  /** `current-user` stands for the current profile. */
  userId: "current-user";
};

/** The current profile, with links to its settings. */
export function UserPanel({ userId }: Props) {
  const id = useId();
  const { data: session } = useQuery(sessionQuery);
  const household = session?.household ?? null;
  const { data: access } = useQuery({
    ...accessQuery(household?.id),
    enabled: household !== null,
  });
  const { data: started = [] } = useQuery(watchingQuery);
  if (!session) return <div className={styles.panel} aria-busy="true" />;
  const { profile } = session;

  return (
    <section id={userId} className={styles.panel} aria-labelledby={id}>
      <div className={styles.picture}>
        {profile ? <Avatar url={profile.avatarUrl} size={72} /> : <LogoMark />}
      </div>
      <div className={styles.text}>
        <h2 id={id}>
          {profile ? say`${profile.displayName}’s profile` : say`You’re not signed in`}
        </h2>
        <p className={styles.note}>
          {describeViewer({ profile, household, access, startedCount: started.length })}
        </p>
      </div>
      <div className={styles.actions}>
        {profile && (
          <ButtonLink variant="glass" href={routes.profile}>
            {say`Settings`}
          </ButtonLink>
        )}
        {household ? (
          <Button variant={profile ? "plain" : "gold"} onClick={openProfilePicker}>
            {profile ? say`Switch profile` : say`Who’s watching?`}
          </Button>
        ) : (
          <ButtonLink variant="gold" href={routes.familyLogin}>
            {say`Sign in`}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
