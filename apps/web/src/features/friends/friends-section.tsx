import type { Friend } from "@goldmane/contracts/friends/schema";
import { useState } from "react";
import { formatDate, formatList } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { Section } from "#ui/section/section.tsx";
import { Faces } from "./faces.tsx";
import styles from "./friends.module.css";
import { useEndFriendship } from "./queries.ts";

/** Friend households. */
export function FriendsSection({ friends }: { friends: readonly Friend[] }) {
  return (
    <Section
      heading={say`Your friends`}
      description={say`You see each other’s open parties. Grown-ups can invite each other.`}
    >
      {friends.length === 0 && <p>{say`No friends yet. Share your code or enter theirs.`}</p>}
      <ul className={styles.households}>
        {friends.map((friend) => (
          <li key={friend.householdId}>
            <FriendRow friend={friend} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function FriendRow({ friend }: { friend: Friend }) {
  const { householdId, name, grownUps, since } = friend;
  const [isEnding, setEnding] = useState(false);
  const ending = useEndFriendship();
  const names = grownUps.map(({ displayName }) => displayName);
  const close = () => setEnding(false);
  return (
    <article className={styles.household}>
      <Faces people={grownUps} />
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        <p>{formatList(names)}</p>
        <p>{say`Friends since ${formatDate(since, { dateStyle: "long" })}`}</p>
      </div>
      <Button variant="plain" aria-label={say`Remove ${name}`} onClick={() => setEnding(true)}>
        {say`Remove`}
      </Button>
      {isEnding && (
        <ConfirmDialog
          heading={say`Remove ${name} as a friend?`}
          confirmLabel={say`Remove`}
          isPending={ending.isPending}
          onConfirm={() => ending.mutate(householdId, { onSuccess: close })}
          onClose={close}
        >
          <p>{say`You’ll no longer see each other’s parties. They won’t be notified.`}</p>
        </ConfirmDialog>
      )}
    </article>
  );
}
