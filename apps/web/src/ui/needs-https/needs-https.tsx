import { Link } from "wouter";
import { say } from "#platform/words/say.ts";
import { describeNeed, type SecureFeature } from "./describe-need.ts";
import { trustHere } from "./trust-here.ts";
import styles from "./needs-https.module.css";

/** Stands in for a feature that waits for https, with a link to the page that sets it up. */
export function NeedsHttps({ feature }: { feature: SecureFeature }) {
  return (
    <p className={styles.need}>
      {describeNeed(feature)} <Link href={trustHere()}>{say`Set it up`}</Link>
    </p>
  );
}
