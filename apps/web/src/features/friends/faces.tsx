import type { Friend } from "@goldmane/contracts/friends/schema";
import { Avatar } from "#ui/avatar/avatar.tsx";
import styles from "./friends.module.css";

/** Overlapping avatars of a household; decorative, the names are shown beside them. */
export function Faces({ people }: { people: Friend["grownUps"] }) {
  return (
    <div className={styles.faces}>
      {people.slice(0, 4).map(({ displayName, avatarUrl }) => (
        <span key={`${displayName} ${avatarUrl}`}>
          <Avatar url={avatarUrl} size={48} />
        </span>
      ))}
    </div>
  );
}
