import { say } from "#platform/words/say.ts";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import styles from "./login-panel.module.css";

/** Sign-in panel. The form itself comes with the app. */
export function LoginPanel() {
  return (
    <section
      id="login-panel"
      className={styles.panel}
      aria-labelledby="login-heading"
      data-part="login-panel"
      hidden
    >
      <div className={styles.top}>
        <h2 id="login-heading">{say`Welcome back`}</h2>
        <IconButton icon="close" label={say`Close sign-in`} data-part="login-close" />
      </div>
      <div className={styles.form} data-part="login-form">
        <output>{say`Loading...`}</output>
      </div>
    </section>
  );
}
