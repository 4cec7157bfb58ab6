import { useStore } from "#platform/store.ts";
import { askLeo, leoTab } from "#platform/leo/ask-leo.ts";
import { say } from "#platform/words/say.ts";
import { LogoMark } from "#ui/brand/logo-mark.tsx";
import bar from "#app/bar-item.module.css";
import styles from "./leo-button.module.css";

/** Opens Leo from any page. */
export function LeoButton() {
  const isOpen = useStore(leoTab) !== null;
  return (
    <button
      type="button"
      className={`${styles.button} ${bar.item}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts="Control+K Meta+K"
      aria-label={say`AI Login with Leo`}
      data-tooltip={say`Ask Leo (Ctrl K)`}
      onClick={() => askLeo()}
    >
      <span className={styles.bubble}>
        <LogoMark />
      </span>
      <span className={styles.name}>{say`AI Login with Leo`}</span>
      <span className={bar.label}>{say`Leo`}</span>
    </button>
  );
}
