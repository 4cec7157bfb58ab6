import type { BadgeId } from "@goldmane/contracts/achievements/limits";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { BadgeArt } from "#features/achievements/badge-art.tsx";
import { AvatarMaker } from "#features/avatars/avatar-maker.tsx";
import { ownAvatarQuery } from "#features/avatars/queries.ts";
import { ProfileRequired } from "#pages/profile/profile-required.tsx";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { routes } from "#platform/routes.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import styles from "./avatar-page.module.css";

const drawBadge = (id: BadgeId) => <BadgeArt id={id} isEarned />;

/** The avatar maker of Kyle's Dash. */
export function AvatarPage() {
  useDocumentTitle(say`Avatar`);
  const { data: session } = useSuspenseQuery(sessionQuery);
  const profileId = session.profile?.id;
  const { data: avatar } = useQuery({ ...ownAvatarQuery, enabled: profileId !== undefined });
  if (profileId === undefined) return <ProfileRequired />;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{say`Your avatar`}</h1>
        <ButtonLink variant="glass" icon="play" href={routes.game("kyles-dash")}>
          {say`Play game`}
        </ButtonLink>
      </header>
      {avatar ? <AvatarMaker key={profileId} avatar={avatar} drawBadge={drawBadge} /> : <Spinner />}
    </div>
  );
}
