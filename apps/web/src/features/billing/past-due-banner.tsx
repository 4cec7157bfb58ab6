import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { routes } from "#platform/routes.ts";
import { formatDay } from "./format-date.ts";
import styles from "./past-due-banner.module.css";
import { billingQuery } from "./queries.ts";

/** Tells a parent on every page that the last payment failed, while its grace lasts. */
export function PastDueBanner() {
  const { data: billing } = useQuery(billingQuery);
  if (!billing?.graceEndsAt) return null;
  return (
    <output className={styles.banner}>
      <p>The last payment failed. You keep watching until {formatDay(billing.graceEndsAt)}.</p>
      <Link href={routes.billing} className={styles.link}>
        Give a card that works
      </Link>
    </output>
  );
}
