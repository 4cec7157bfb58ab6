import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import styles from "./trust-status.module.css";

/** Says whether the device trusts the server yet, and announces when it does. */
export function TrustStatus({ isTrusted }: { isTrusted: boolean }) {
  return (
    <output className={styles.status} data-trusted={isTrusted}>
      {isTrusted ? <Icon name="check" /> : <Spinner size="small" />}
      {isTrusted
        ? say`This device trusts Goldmane.`
        : say`Not set up yet. This page updates when you’re done.`}
    </output>
  );
}
