import { type CSSProperties, useEffect, useRef, useState } from "react";
import styles from "./range.module.css";

type Props = {
  label: string;
  /** The value as text. */
  nameOf: (value: number) => string;
  value: number;
  max: number;
  step: number;
  tone: "gold" | "cream";
  onDrag?: (value: number) => void;
  onDrop: (value: number) => void;
};

/** How long the dropped value is shown until the screen's report replaces it, in ms. */
const untilReportedMs = 700;

/** A slider for a thumb. While it is held, reports don't move it. */
export function Range({ label, nameOf, value, max, step, tone, onDrag, onDrop }: Props) {
  const [held, setHeld] = useState<number | null>(null);
  const letGo = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(letGo.current), []);
  const at = held ?? value;
  const drop = () => {
    if (held === null) return;
    onDrop(held);
    clearTimeout(letGo.current);
    letGo.current = setTimeout(() => setHeld(null), untilReportedMs);
  };
  return (
    <input
      type="range"
      className={styles.range}
      style={{ "--share": max > 0 ? at / max : 0 } as CSSProperties}
      data-tone={tone}
      min={0}
      max={max}
      step={step}
      value={at}
      aria-label={label}
      aria-valuetext={nameOf(at)}
      onChange={(event) => {
        clearTimeout(letGo.current);
        setHeld(event.currentTarget.valueAsNumber);
        onDrag?.(event.currentTarget.valueAsNumber);
      }}
      onPointerUp={drop}
      onKeyUp={drop}
    />
  );
}
