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
      description={say`You see each other’s open parties. Grown-ups may ask each other in.`}
    >
      {friends.length === 0 && (
        <p>{say`No household yet. It begins with a code, yours or theirs.`}</p>
      )}
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
      <Button variant="plain" aria-label={say`End it with ${name}`} onClick={() => setEnding(true)}>
        {say`End it`}
      </Button>
      {isEnding && (
        <ConfirmDialog
          heading={say`Be friends with ${name} no longer?`}
          confirmLabel={say`End it`}
          isPending={ending.isPending}
          onConfirm={() => ending.mutate(householdId, { onSuccess: close })}
          onClose={close}
        >
          <p>
            {say`Neither household will see the other’s parties, and invitations between you are canceled. They won’t be notified.`}
          </p>
        </ConfirmDialog>
      )}
    </article>
  );
}
