import type { Reaction } from "@goldmane/contracts/parties/schema";
import { useEffect, useState } from "react";
import type { PartyRoom } from "#features/parties/room/party-room.ts";
import { ReactionIcon } from "#ui/reaction-icon/reaction-icon.tsx";
import styles from "./flying.module.css";

type Flier = { id: number; reaction: Reaction; /** Horizontal position in percent. */ at: number };

/** Limit of simultaneous reactions on screen. */
const fliersAtMost = 24;

let lastId = 0;

/** Everyone's reactions, floating up over the picture. */
export function Flying({ room }: { room: PartyRoom }) {
  const [fliers, setFliers] = useState<readonly Flier[]>([]);

  useEffect(
    () =>
      room.onReactions((flying) => {
        const fresh = flying.map(({ reaction }): Flier => {
          lastId += 1;
          // Golden-ratio spacing: consecutive reactions don't overlap.
          return { id: lastId, reaction, at: 6 + ((lastId * 61.8) % 88) };
        });
        setFliers((known) => [...known, ...fresh].slice(-fliersAtMost));
      }),
    [room],
  );
  const land = (id: number) => setFliers((known) => known.filter((flier) => flier.id !== id));

  return (
    <div className={styles.sky} aria-hidden="true">
      {fliers.map(({ id, reaction, at }) => (
        <span
          key={id}
          className={styles.flier}
          style={{ left: `${at}%` }}
          onAnimationEnd={({ target, currentTarget }) => target === currentTarget && land(id)}
        >
          <ReactionIcon reaction={reaction} />
        </span>
      ))}
    </div>
  );
}
