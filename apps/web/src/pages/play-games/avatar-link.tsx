import { useQuery } from "@tanstack/react-query";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import styles from "./avatar-link.module.css";

/** The way from Kyle's Dash to the avatar maker, for profiles. */
export function AvatarLink() {
  const { data: session } = useQuery(sessionQuery);
  if (!session?.profile) return null;
  return (
    <ButtonLink variant="glass" href={routes.avatar}>
      <span className={styles.picture}>
        <Avatar url={session.profile.avatarUrl} size={32} />
      </span>
      {say`Avatar`}
    </ButtonLink>
  );
}
