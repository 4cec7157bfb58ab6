import { useEffect, useState } from "react";
import { say } from "#platform/words/say.ts";
import { formatList } from "#platform/words/formats.ts";
import type { PartyRoom } from "#features/parties/room/party-room.ts";
import { useStore } from "#platform/store.ts";
import styles from "./waiting-note.module.css";

/** Overlay while the film waits for participants, with the maximum time left. */
export function WaitingNote({ room }: { room: PartyRoom }) {
  const party = useStore(room.party);
  const timeline = party?.timeline;
  const isWaiting = timeline?.state === "waiting";
  const [left, setLeft] = useState<number | null>(null);

  useEffect(() => {
    if (!isWaiting) return;
    const count = () => {
      const now = room.clock.now();
      const until = room.newest().waitUntil;
      setLeft(now === null || until === null ? null : Math.ceil(Math.max(0, until - now) / 1000));
    };
    count();
    const timer = setInterval(count, 250);
    return () => clearInterval(timer);
  }, [room, isWaiting]);

  if (!party || !isWaiting) return null;
  const names = party.participants
    .filter(({ profileId }) => timeline.waitingFor.includes(profileId))
    .map(({ displayName }) => displayName);
  return (
    <output className={styles.note}>
      <span className={styles.ring} />
      <span>
        {names.length > 0 ? say`Waiting for ${formatList(names)}` : say`Everyone is here`}
        {left !== null && left > 0 && <small>{say`Continuing within ${left} s`}</small>}
      </span>
    </output>
  );
}
