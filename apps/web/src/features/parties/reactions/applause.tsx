import { useEffect, useState } from "react";
import type { PartyRoom } from "#features/parties/room/party-room.ts";
import { useStore } from "#platform/store.ts";
import { Glyph } from "#ui/glyph/glyph.tsx";
import styles from "./applause.module.css";

const clapsForMs = 6000;
const hands = Array.from({ length: 14 }, (_, hand) => hand);

/** When the film has ended for all, the house claps. */
export function Applause({ room }: { room: PartyRoom }) {
  const ovations = useStore(room.ovations);
  const [clapped, setClapped] = useState(ovations);

  useEffect(() => {
    const timer = setTimeout(() => setClapped(ovations), clapsForMs);
    return () => clearTimeout(timer);
  }, [ovations]);

  if (clapped === ovations) return null;
  return (
    <div className={styles.applause} aria-hidden="true">
      {hands.map((hand) => (
        <span
          key={hand}
          style={{ left: `${4 + hand * 6.8}%`, animationDelay: `${(hand * 137) % 900}ms` }}
        >
          <Glyph reaction="clap" />
        </span>
      ))}
    </div>
  );
}
