import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "wouter";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { describeGrace } from "./describe-grace.ts";
import styles from "./past-due-banner.module.css";
import { billingQuery } from "./queries.ts";

/** Tells a parent that the last payment failed: not over a film, nor where it can be mended. */
export function PastDueBanner() {
  const [path] = useLocation();
  const { data: billing } = useQuery(billingQuery);
  const grace = billing && describeGrace(billing);
  if (!grace || path === routes.billing || path.startsWith("/watch/")) return null;
  return (
    <output className={styles.banner}>
      <p>{grace}</p>
      <Link href={routes.billing} className={styles.link}>
        {say`Give a card that works`}
      </Link>
    </output>
  );
}
