import { useId } from "react";
import styles from "./menu.module.css";

type Choice<V> = { value: V; label: string; note?: string };

type Props<V> = {
  legend: string;
  choices: readonly Choice<V>[];
  value: V;
  onChoose: (value: V) => void;
};

/** Single choice with radio buttons. */
export function ChoiceList<V extends string | number | null>(props: Props<V>) {
  const { legend, choices, value, onChoose } = props;
  const name = useId();

  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          <span>
            {choice.label} {choice.note && <small>{choice.note}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
