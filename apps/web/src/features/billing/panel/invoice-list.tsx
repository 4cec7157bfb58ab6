import type { Invoice } from "@goldmane/contracts/billing/schema";
import { formatShortDay } from "#features/billing/format-date.ts";
import { formatMoney } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./invoice-list.module.css";

const stateNames = (): Record<Invoice["state"], string> => ({
  paid: say`Paid`,
  open: say`Due`,
  void: say`Waived`,
});

/** Invoices, latest first; each opens as a printable page. */
export function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <Section heading={say`Invoices`} description={say`Open one to view or print it.`}>
      {invoices.length === 0 && <p className={styles.quiet}>{say`No invoices yet.`}</p>}
      <ul className={styles.list}>
        {invoices.map(({ id, url, number, issuedAt, totalCents, state, lines }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noopener" className={styles.invoice}>
              <span className={styles.what}>
                <span className={styles.day}>{formatShortDay(issuedAt)}</span>
                <span className={styles.lines}>
                  {lines.findLast(({ cents }) => cents > 0)?.label ?? number}
                </span>
              </span>
              <Badge>{stateNames()[state]}</Badge>
              <span className={styles.total}>{formatMoney(totalCents)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
