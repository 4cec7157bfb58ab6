import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { say } from "#platform/words/say.ts";
import styles from "./plan-dialog.module.css";

type Props = {
  profiles: readonly FamilyProfile[];
  seats: number;
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
};

/** Chooses the profiles that keep a seat. The others keep their data and wait for a seat. */
export function SeatChoice({ profiles, seats, chosen, onChoose }: Props) {
  const isFull = chosen.length >= seats;
  return (
    <fieldset className={styles.seats}>
      <legend>{say`Choose who keeps a seat (${chosen.length} of ${seats})`}</legend>
      {profiles.map(({ id, displayName }) => {
        const isChosen = chosen.includes(id);
        return (
          <label key={id}>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={() =>
                onChoose(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])
              }
            />
            {displayName}
          </label>
        );
      })}
    </fieldset>
  );
}
