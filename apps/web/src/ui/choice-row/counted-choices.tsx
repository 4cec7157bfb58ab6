import { useRef } from "react";
import { say } from "#platform/words/say.ts";
import { useRovingFocus } from "#ui/rail/use-roving-focus.ts";
import { Choice } from "./choice.tsx";
import styles from "./counted-choices.module.css";

type Props<Value extends string> = {
  legend: string;
  choices: readonly { value: Value; name: string; count: number }[];
  chosen: Value | null;
  onChoose: (value: Value | null) => void;
};

/** Filters a list by category, or shows all. Each category shows its count. */
export function CountedChoices<Value extends string>(props: Props<Value>) {
  const { legend, choices, chosen, onChoose } = props;
  const row = useRef<HTMLFieldSetElement>(null);
  const roving = useRovingFocus(row);
  return (
    <fieldset ref={row} className={styles.row} {...roving}>
      <legend className={styles.legend}>{legend}</legend>
      <Choice isChosen={chosen === null} onChoose={() => onChoose(null)}>
        {say`All`}
      </Choice>
      {choices.map(({ value, name, count }) => (
        <Choice
          key={value}
          isChosen={value === chosen}
          onChoose={() => onChoose(value === chosen ? null : value)}
        >
          {name} <span className={styles.count}>{count}</span>
        </Choice>
      ))}
    </fieldset>
  );
}
