import type { LiveSession } from "@goldmane/contracts/admin/schema";
import type { Level } from "@goldmane/contracts/account/schema";
import { Link } from "wouter";
import { useRevokeSession } from "#features/admin/mutations.ts";
import { formatMoment } from "#features/admin/format.ts";
import { say } from "#platform/words/say.ts";
import { RowButton } from "#ui/button/row-button.tsx";
import { routes } from "#platform/routes.ts";
import { Badge } from "#ui/badge/badge.tsx";
import type { Column } from "#ui/table/table.tsx";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";
import { showToast } from "#ui/toast/toasts.ts";
import styles from "./sessions.module.css";

const levels = (): Readonly<Record<Level, string>> => ({
  device: say`not signed in`,
  household: say`household only`,
  profile: say`profile picker`,
  profilePassword: say`profile password`,
  account: say`account password`,
});

/** The columns of a session table, with a sign-out button. */
export function useSessionColumns({ isOneHousehold }: { isOneHousehold: boolean }) {
  const { mutate: revoke } = useRevokeSession();
  const signOut = ({ id, name }: LiveSession) =>
    revoke(id, {
      onSuccess: () => void showToast({ title: say`Signed out`, description: name }),
      onError: showErrorToast,
    });
  const columns: Column<LiveSession>[] = [
    {
      heading: say`Device`,
      isName: true,
      cell: ({ name, isThisOne }) => (
        <>
          <span>{name}</span> {isThisOne && <Badge>{say`This device`}</Badge>}
        </>
      ),
    },
    ...(isOneHousehold ? [] : [householdColumn()]),
    { heading: say`Profile`, cell: ({ profile }) => profile?.displayName ?? say`none yet` },
    { heading: say`Signed in with`, cell: ({ level }) => levels()[level] },
    { heading: say`Network`, cell: ({ network }) => network },
    { heading: say`Last seen`, cell: ({ lastSeenAt }) => formatMoment(lastSeenAt) },
    {
      heading: say`Actions`,
      isAction: true,
      cell: (session) =>
        !session.isThisOne && (
          <RowButton aria-label={say`Sign out ${session.name}`} onClick={() => signOut(session)}>
            {say`Sign out`}
          </RowButton>
        ),
    },
  ];
  return columns;
}

const householdColumn = (): Column<LiveSession> => ({
  heading: say`Household`,
  cell: ({ household }) =>
    household ? (
      <Link href={routes.adminHousehold(household.id)} className={styles.link}>
        {household.name}
      </Link>
    ) : (
      "–"
    ),
});
