import { useState } from "react";
import { routes } from "#platform/routes.ts";
import { isOffline } from "#platform/device/network-status.ts";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { KeptCard } from "./kept-card.tsx";
import styles from "./kept-card.module.css";
import { playsHere } from "./plays-here.ts";
import { useCopies } from "./use-copies.ts";
import { Rail } from "#ui/rail/rail.tsx";
import { RailItem } from "#ui/rail/rail-item.tsx";

/** While there is no network: the films that play all the same. */
export function KeptShelf() {
  const offline = useStore(isOffline);
  const [now] = useState(Date.now);
  const whole = useCopies()?.filter((copy) => playsHere(copy, now)) ?? [];
  if (!offline || whole.length === 0) return null;
  return (
    <div className={styles.top}>
      <Rail heading={say`Kept on this device`} href={routes.kept}>
        {whole.map((copy) => (
          <RailItem key={copy.id} width="wide">
            <KeptCard copy={copy} />
          </RailItem>
        ))}
      </Rail>
    </div>
  );
}
