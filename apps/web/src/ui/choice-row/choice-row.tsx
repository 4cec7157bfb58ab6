import type { ReactNode } from "react";
import { Choice } from "./choice.tsx";
import styles from "./choice-row.module.css";

type Props<T extends string> = {
  legend: string;
  /** A help tip, shown beside the legend. */
  help?: ReactNode;
  choices: readonly T[];
  chosen: T;
  /** A choice's label. */
  nameOf: (choice: T) => string;
  onChoose: (choice: T) => void;
};

/**
 * Single choice among a few. Buttons rather than radios, so that a remote control's arrows move
 * past them.
 */
export function ChoiceRow<T extends string>({
  legend,
  help,
  choices,
  chosen,
  nameOf,
  onChoose,
}: Props<T>) {
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{legend}</legend>
      {help && <span className={styles.help}>{help}</span>}
      <div className={styles.choices}>
        {choices.map((choice) => (
          <Choice key={choice} isChosen={choice === chosen} onChoose={() => onChoose(choice)}>
            {nameOf(choice)}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
