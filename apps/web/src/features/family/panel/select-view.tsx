import { defaultMaxProfiles } from "@goldmane/contracts/family/limits";
import { isGrownUp } from "@goldmane/contracts/family/rules";
import { useQuery } from "@tanstack/react-query";
import { accessQuery, householdQuery, profilesQuery } from "#features/family/queries.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Message } from "#ui/message/message.tsx";
import { AddTile } from "./add-tile.tsx";
import { ProfileTile } from "./profile-tile.tsx";
import styles from "./select-view.module.css";
import { useFreeSeat } from "./use-free-seat.ts";
import type { ProfilePanel } from "./use-profile-panel.ts";

type Props = { panel: ProfilePanel; onClose: (() => void) | undefined };

export function SelectView({ panel, onClose }: Props) {
  const { data: session } = useQuery(sessionQuery);
  const householdId = session?.household?.id;
  const currentId = session?.profile?.id;
  const { data: household } = useQuery({
    ...householdQuery,
    enabled: householdId !== undefined,
  });
  const { data: access } = useQuery({
    ...accessQuery(householdId),
    enabled: householdId !== undefined,
  });
  const { data: profiles, error, refetch } = useQuery(profilesQuery);
  const withFreeSeat = useFreeSeat();
  const mostProfiles = household?.maxProfiles ?? defaultMaxProfiles;
  const isMinor = session?.profile ? !isGrownUp(session.profile.role) : false;

  return (
    <div className={styles.view}>
      <header>
        <h2 className={styles.heading}>{say`Who’s watching?`}</h2>
        <p className={styles.household}>
          {household?.name ?? say`Log in, or join with your household code.`}
          {access?.planName && (
            <span>
              {" · "}
              {say`${access.planName}, ${access.currentUsers} of ${access.maxUsers} users`}
            </span>
          )}
        </p>
      </header>
      {error && !profiles ? (
        <Message
          heading={say`Can’t load the profiles`}
          size="small"
          urgent
          actions={
            <Button variant="gold" icon="retry" onClick={() => void refetch()}>
              {say`Try again`}
            </Button>
          }
        >
          {say`Check your connection and try again.`}
        </Message>
      ) : (
        <ul className={styles.tiles} aria-busy={!profiles}>
          {profiles?.map((profile, place) => (
            <li key={profile.id}>
              <ProfileTile
                profile={profile}
                isCurrent={profile.id === currentId}
                isFirst={currentId ? profile.id === currentId : place === 0}
                isBusy={profile.id === panel.choosingId}
                onChoose={() => panel.choose(profile)}
              />
            </li>
          ))}
          {profiles && profiles.length < mostProfiles && !isMinor && (
            <li>
              <AddTile onPress={() => withFreeSeat(panel.openRegister)} />
            </li>
          )}
        </ul>
      )}
      <div className={styles.actions}>
        <Button
          variant="glass"
          icon="lock"
          onClick={() => panel.dispatch({ type: "login-opened" })}
        >
          {say`Login with Password`}
        </Button>
        {onClose && (
          <Button variant="plain" onClick={onClose}>
            {say`Close`}
          </Button>
        )}
      </div>
    </div>
  );
}
