import { useRef } from "react";
import { say } from "#platform/words/say.ts";
import { Choice } from "#ui/choice-row/choice.tsx";
import { useRovingFocus } from "#ui/rail/use-roving-focus.ts";
import styles from "./sort-picker.module.css";
import { type SortOrder, sortNames, sortOrders } from "./state.ts";

type Props = { order: SortOrder; onChoose: (order: SortOrder) => void };

export function SortPicker({ order, onChoose }: Props) {
  const row = useRef<HTMLFieldSetElement>(null);
  const roving = useRovingFocus(row);
  return (
    <fieldset ref={row} className={styles.picker} {...roving}>
      <legend className={styles.legend}>{say`Sort by`}</legend>
      {sortOrders.map((one) => (
        <Choice key={one} isChosen={one === order} onChoose={() => onChoose(one)}>
          {sortNames()[one]}
        </Choice>
      ))}
    </fieldset>
  );
}
