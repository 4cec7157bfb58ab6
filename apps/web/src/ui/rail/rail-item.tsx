import type { ReactNode } from "react";
import styles from "./rail.module.css";

type Props = { width: "poster" | "wide" | "ranked"; children: ReactNode };

export function RailItem({ width, children }: Props) {
  return (
    <li className={styles.item} data-width={width}>
      {children}
    </li>
  );
}
