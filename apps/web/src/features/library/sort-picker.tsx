import styles from "./sort-picker.module.css";
import { type SortOrder, readSortOrder, sortNames, sortOrders } from "./state.ts";

type Props = { order: SortOrder; onChoose: (order: SortOrder) => void };

export function SortPicker({ order, onChoose }: Props) {
  return (
    <label className={styles.picker}>
      <span className={styles.label}>Sort by</span>
      <select
        className={styles.select}
        value={order}
        onChange={(event) => onChoose(readSortOrder(event.target.value))}
      >
        {sortOrders.map((one) => (
          <option key={one} value={one}>
            {sortNames[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
