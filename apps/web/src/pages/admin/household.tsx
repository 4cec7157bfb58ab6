import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { AuditTable } from "#features/admin/audit/audit-table.tsx";
import { auditQuery, householdQuery } from "#features/admin/queries.ts";
import { SessionsTable } from "#features/admin/sessions/sessions-table.tsx";
import { HouseholdActions } from "#features/admin/households/household-actions.tsx";
import { HouseholdFacts } from "#features/admin/households/household-facts.tsx";
import { InvoicesTable } from "#features/admin/households/invoices-table.tsx";
import { ProfilesTable } from "#features/admin/households/profiles-table.tsx";
import { say } from "#platform/words/say.ts";
import { RetryMessage } from "#ui/message/retry-message.tsx";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import { AdminFrame } from "./admin-frame.tsx";
import styles from "./household.module.css";

/** One household: profiles, devices, invoices and audit log. */
export function HouseholdDetails({ id }: { id: string }) {
  const { data: household, error, refetch } = useQuery(householdQuery(id));
  const audit = useInfiniteQuery(auditQuery({ householdId: id }));
  if (!household)
    return (
      <AdminFrame
        open="households"
        heading={say`Household`}
        description={say`Profiles, devices and invoices.`}
      >
        {error ? (
          <RetryMessage error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="20rem" />
        )}
      </AdminFrame>
    );
  return (
    <AdminFrame
      open="households"
      heading={household.name}
      description={household.email ?? say`No e-mail address`}
    >
      <HouseholdFacts household={household} />
      <HouseholdActions household={household} />
      <section className={styles.part} aria-label={say`Profiles`}>
        <h2>{say`Profiles`}</h2>
        <ProfilesTable profiles={household.profiles} />
      </section>
      <section className={styles.part} aria-label={say`Devices`}>
        <h2>{say`Devices`}</h2>
        {household.devices.length > 0 ? (
          <SessionsTable sessions={household.devices} />
        ) : (
          <p className={styles.note}>{say`No devices are signed in.`}</p>
        )}
      </section>
      {household.invoices.length > 0 && (
        <section className={styles.part} aria-label={say`Invoices`}>
          <h2>{say`Invoices`}</h2>
          <InvoicesTable invoices={household.invoices} />
        </section>
      )}
      <section className={styles.part} aria-label={say`Audit log`}>
        <h2>{say`Audit log`}</h2>
        <AuditTable list={audit} isOneHousehold />
      </section>
    </AdminFrame>
  );
}
