import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./specimen.module.css";

type Props = {
  name: string;
  /** Interaction state to show on the element that `on` selects. */
  shows?: "hover" | "focus" | "within" | "pressed";
  on?: string;
  children: ReactNode;
};

/** One state of a component, with its name. */
export function Specimen({ name, shows, on = "button,a,input", children }: Props) {
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const part = stage.current?.querySelector(on);
    if (shows) part?.setAttribute("data-show", shows);
    return () => part?.removeAttribute("data-show");
  });

  return (
    <figure className={styles.specimen} aria-labelledby={id}>
      <div ref={stage} className={styles.stage}>
        {children}
      </div>
      <figcaption id={id} className={styles.name}>
        {name}
      </figcaption>
    </figure>
  );
}
