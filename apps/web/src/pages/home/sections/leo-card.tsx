import type { CSSProperties } from "react";
import { askLeo } from "#platform/leo/ask-leo.ts";
import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./feature-cards.module.css";

const light = { "--from": "#f7c85a", "--to": "#b3262e" } as CSSProperties;

/** Opens Leo; styled like the other feature cards. */
export function LeoCard() {
  return (
    <button type="button" className={styles.card} style={light} onClick={() => askLeo()}>
      <span className={styles.name}>{say`Leo AI Assistant`}</span>
      <span className={styles.text}>
        {say`He knows every film here. Ask for a mood, a hero, or something under five minutes.`}
      </span>
      <span className={styles.action}>
        {say`Ask Leo`} <Icon name="right" />
      </span>
    </button>
  );
}
