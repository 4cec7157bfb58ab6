import type { LiveSession } from "@goldmane/contracts/admin/schema";
import type { Level } from "@goldmane/contracts/account/schema";
import { Link } from "wouter";
import { useRevokeSession } from "#features/admin/acts.ts";
import { formatMoment } from "#features/admin/format.ts";
import { RowButton } from "#ui/button/row-button.tsx";
import { routes } from "#platform/routes.ts";
import { Badge } from "#ui/badge/badge.tsx";
import type { Column } from "#ui/table/table.tsx";
import { sayRefusal } from "#ui/toast/say-refusal.ts";
import { showToast } from "#ui/toast/toasts.ts";
import styles from "./sessions.module.css";

const levels: Readonly<Record<Level, string>> = {
  device: "not signed in",
  household: "household",
  profile: "a tile",
  profilePassword: "own password",
  account: "account",
};

/** What is shown of a browser, with the button that signs it out. */
export function useSessionColumns({ isOneHousehold }: { isOneHousehold: boolean }) {
  const { mutate: revoke } = useRevokeSession();
  const signOut = ({ id, name }: LiveSession) =>
    revoke(id, {
      onSuccess: () => void showToast({ title: "Signed out", description: name }),
      onError: sayRefusal,
    });
  const columns: Column<LiveSession>[] = [
    {
      heading: "Browser",
      isName: true,
      cell: ({ name, isThisOne }) => (
        <>
          {name} {isThisOne && <Badge>This one</Badge>}
        </>
      ),
    },
    ...(isOneHousehold ? [] : [householdColumn]),
    { heading: "Who", cell: ({ profile }) => profile?.displayName ?? "nobody yet" },
    { heading: "Came in by", cell: ({ level }) => levels[level] },
    { heading: "Network", cell: ({ network }) => network },
    { heading: "Last seen", cell: ({ lastSeenAt }) => formatMoment(lastSeenAt) },
    {
      heading: "Acts",
      isAct: true,
      cell: (session) =>
        !session.isThisOne && (
          <RowButton aria-label={`Sign out ${session.name}`} onClick={() => signOut(session)}>
            Sign out
          </RowButton>
        ),
    },
  ];
  return columns;
}

const householdColumn: Column<LiveSession> = {
  heading: "Household",
  cell: ({ household }) =>
    household ? (
      <Link href={routes.adminHousehold(household.id)} className={styles.link}>
        {household.name}
      </Link>
    ) : (
      "–"
    ),
};
