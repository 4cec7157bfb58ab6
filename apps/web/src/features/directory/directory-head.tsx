import type { ReactNode } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./directory-head.module.css";

type Props = {
  /** Background behind the text. */
  picture: ReactNode;
  heading: string;
  description: string;
  /** Shown above the links for viewers who need a PIN. */
  lock: string | null;
  children?: ReactNode;
};

/** Header of a page of outside links. */
export function DirectoryHead({ picture, heading, description, lock, children }: Props) {
  return (
    <header className={styles.head}>
      {picture}
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.text}>{description}</p>
      {lock !== null && (
        <p className={styles.locked}>
          <Icon name="lock" /> {lock}
        </p>
      )}
      {children}
    </header>
  );
}
