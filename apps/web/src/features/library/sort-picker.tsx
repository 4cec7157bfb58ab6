import { useRef } from "react";
import { useRovingFocus } from "#ui/rail/use-roving-focus.ts";
import styles from "./sort-picker.module.css";
import { type SortOrder, sortNames, sortOrders } from "./state.ts";

type Props = { order: SortOrder; onChoose: (order: SortOrder) => void };

export function SortPicker({ order, onChoose }: Props) {
  const row = useRef<HTMLFieldSetElement>(null);
  const roving = useRovingFocus(row);
  return (
    <fieldset ref={row} className={styles.picker} {...roving}>
      <legend className={styles.legend}>Sort by</legend>
      {sortOrders.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.order}
          aria-pressed={one === order}
          onClick={() => onChoose(one)}
        >
          {sortNames[one]}
        </button>
      ))}
    </fieldset>
  );
}
