import { Slider as Radix } from "radix-ui";
import styles from "./slider.module.css";

type Props = {
  label: string;
  value: number;
  min?: number;
  max?: number;
  step?: number;
  /** Text of the value: "70 percent". */
  nameOf?: (value: number) => string;
  isDisabled?: boolean;
  onChange: (value: number) => void;
};

/** A labeled slider. */
export function Slider(props: Props) {
  const { label, value, min = 0, max = 100, step = 1, isDisabled = false, onChange } = props;
  const text = (props.nameOf ?? String)(value);
  return (
    <div className={styles.slider}>
      <p className={styles.head} aria-hidden="true">
        <span>{label}</span>
        <output>{text}</output>
      </p>
      <Radix.Root
        className={styles.line}
        min={min}
        max={max}
        step={step}
        value={[value]}
        disabled={isDisabled}
        onValueChange={([chosen]) => chosen !== undefined && onChange(chosen)}
      >
        <Radix.Track className={styles.track}>
          <Radix.Range className={styles.range} />
        </Radix.Track>
        <Radix.Thumb
          className={styles.thumb}
          aria-label={label}
          aria-valuetext={text}
          data-keeps="across"
        />
      </Radix.Root>
    </div>
  );
}
