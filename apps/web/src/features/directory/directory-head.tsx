import type { ReactNode } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./directory-head.module.css";

type Props = {
  /** Lies behind the words. */
  picture: ReactNode;
  heading: string;
  words: string;
  /** What stands before the doors, for whom they do not open by themselves. */
  lock: string | null;
  children?: ReactNode;
};

/** The top of a page of doors that lead out of the house. */
export function DirectoryHead({ picture, heading, words, lock, children }: Props) {
  return (
    <header className={styles.head}>
      {picture}
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.words}>{words}</p>
      {lock !== null && (
        <p className={styles.locked}>
          <Icon name="lock" /> {lock}
        </p>
      )}
      {children}
    </header>
  );
}
