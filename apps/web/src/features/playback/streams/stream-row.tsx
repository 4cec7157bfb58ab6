import type { Stream } from "@goldmane/contracts/playback/schema";
import { useStopStream } from "./queries.ts";
import { say } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Button } from "#ui/button/button.tsx";
import styles from "./screens.module.css";

type Props = { stream: Stream; verb: string; onStopped?: () => void };

/** One current stream, with a button to stop it where allowed. */
export function StreamRow({ stream, verb, onStopped }: Props) {
  const { id, profileName, avatarUrl, title, device, isThisOne, canStop } = stream;
  const { mutate: stop, isPending } = useStopStream();
  return (
    <li className={styles.row}>
      {avatarUrl && (
        <span className={styles.face}>
          <Avatar url={avatarUrl} size={48} />
        </span>
      )}
      <p className={styles.who}>
        <strong>{profileName}</strong>
        <span>
          {title ?? say`Film`} · {isThisOne ? say`This device` : device}
        </span>
      </p>
      {canStop && !isThisOne && (
        <Button
          variant="glass"
          disabled={isPending}
          aria-label={`${verb}: ${profileName}, ${device}`}
          onClick={() => stop(id, { onSettled: onStopped })}
        >
          {verb}
        </Button>
      )}
    </li>
  );
}
