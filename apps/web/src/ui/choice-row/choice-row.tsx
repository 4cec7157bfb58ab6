import { Choice } from "./choice.tsx";
import styles from "./choice-row.module.css";

type Props<T extends string> = {
  legend: string;
  choices: readonly T[];
  chosen: T;
  /** What a choice is called on its button. */
  nameOf: (choice: T) => string;
  onChoose: (choice: T) => void;
};

/** One of a few. Buttons, so that a remote control walks through them and out again. */
export function ChoiceRow<T extends string>({
  legend,
  choices,
  chosen,
  nameOf,
  onChoose,
}: Props<T>) {
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{legend}</legend>
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
