import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./specimen.module.css";

type Props = {
  name: string;
  /** Interaction state to show on the element that `target` selects; `within` is focus-within. */
  state?: "hover" | "focus" | "within" | "pressed";
  /** CSS selector. */
  target?: string;
  children: ReactNode;
};

/** One state of a component, with its name. */
export function Specimen({ name, state, target = "button,a,input", children }: Props) {
  const id = useId();
  const container = useRef<HTMLDivElement>(null);

  // After each render, since another element may match then.
  useEffect(() => {
    const element = container.current?.querySelector(target);
    if (state) element?.setAttribute("data-show", state);
    return () => element?.removeAttribute("data-show");
  });

  return (
    <figure className={styles.specimen} aria-labelledby={id}>
      <div ref={container} className={styles.content}>
        {children}
      </div>
      <figcaption id={id} className={styles.name}>
        {name}
      </figcaption>
    </figure>
  );
}
