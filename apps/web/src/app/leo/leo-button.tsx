import { useStore } from "#platform/store.ts";
import { askLeo, leoTab } from "#platform/leo/ask-leo.ts";
import { say } from "#platform/words/say.ts";
import { LogoMark } from "#ui/brand/logo-mark.tsx";
import styles from "./leo-button.module.css";

/** Opens Leo from any page. */
export function LeoButton() {
  const isOpen = useStore(leoTab) !== null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts="Control+K Meta+K"
      aria-label={say`Ask Leo`}
      data-tooltip={say`Ask Leo (Ctrl K)`}
      onClick={() => askLeo()}
    >
      <LogoMark />
    </button>
  );
}
