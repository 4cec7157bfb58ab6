import { useQuery } from "@tanstack/react-query";
import { pendingApprovalsQuery } from "#features/controls/queries.ts";
import { say } from "#platform/words/say.ts";
import { RequestCard } from "./request-card.tsx";
import styles from "./request-list.module.css";

/** Today's requests and their outcome, for a parent's family page. */
export function RequestList() {
  const { data: approvals } = useQuery(pendingApprovalsQuery);
  if (!approvals) return null;
  const { requests } = approvals;
  if (requests.length === 0) return <p className={styles.nothing}>{say`No requests today.`}</p>;
  return (
    <ul className={styles.list}>
      {requests.map((request) => (
        <li key={request.id}>
          <RequestCard request={request} />
        </li>
      ))}
    </ul>
  );
}
