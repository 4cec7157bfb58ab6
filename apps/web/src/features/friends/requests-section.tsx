import type { FriendRequest } from "@goldmane/contracts/friends/schema";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Section } from "#ui/section/section.tsx";
import { showToast } from "#ui/toast/toasts.ts";
import { Faces } from "./faces.tsx";
import styles from "./friends.module.css";
import { useAcceptFriendRequest, useDeleteFriendRequest } from "./queries.ts";

/** Incoming and outgoing friend requests. */
export function RequestsSection({ requests }: { requests: readonly FriendRequest[] }) {
  return (
    <Section heading={say`Friend requests`} description={say`A parent on each side must approve.`}>
      <ul className={styles.households}>
        {requests.map((request) => (
          <li key={request.id}>
            <Request request={request} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Request({ request }: { request: FriendRequest }) {
  const { id, name, requestedBy, isOwn } = request;
  const acceptance = useAcceptFriendRequest();
  const refusal = useDeleteFriendRequest();
  const welcome = () =>
    void showToast({
      title: say`You and ${name} are now friends`,
      description: say`You’ll see each other’s open parties in the Party Zone.`,
    });
  return (
    <article className={styles.household} data-asks={!isOwn}>
      {!isOwn && <Faces people={[requestedBy]} />}
      <div className={styles.who}>
        <p className={styles.name}>{isOwn ? name : say`${name} wants to be friends`}</p>
        <p>
          {isOwn
            ? say`Request sent. A parent there must approve it.`
            : say`${requestedBy.displayName} used your code.`}
        </p>
      </div>
      {!isOwn && (
        <Button
          variant="gold"
          icon="check"
          aria-busy={acceptance.isPending}
          onClick={() => acceptance.mutate(id, { onSuccess: welcome })}
        >
          {say`Accept`}
        </Button>
      )}
      <Button variant="glass" aria-busy={refusal.isPending} onClick={() => refusal.mutate(id)}>
        {isOwn ? say`Delete` : say`Not now`}
      </Button>
    </article>
  );
}
