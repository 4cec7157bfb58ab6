import type { Invitation } from "@goldmane/contracts/registration/schema";
import { useSuspenseQuery } from "@tanstack/react-query";
import { formatDate } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { type Column, Table } from "#ui/table/table.tsx";
import { InviteForm } from "./invite-form.tsx";
import { invitationsQuery, serverQuery } from "./queries.ts";
import { RevokeButton } from "./revoke-button.tsx";

/** Invitations for other households: a form to make one, and all that were made. */
export function InvitationsView() {
  const { data: server } = useSuspenseQuery(serverQuery);
  const { data: invitations } = useSuspenseQuery(invitationsQuery);
  return (
    <>
      {server.registration === "closed" ? (
        <p>{say`This server is just for your family. To invite others, change “Who can sign up” in Settings.`}</p>
      ) : (
        <InviteForm />
      )}
      {invitations.length > 0 && (
        <Table
          label={say`Invitations`}
          columns={columns()}
          rows={invitations}
          keyOf={({ id }) => id}
        />
      )}
    </>
  );
}

const columns = (): readonly Column<Invitation>[] => [
  { heading: say`For`, isName: true, cell: ({ note }) => note },
  { heading: say`Status`, cell: (invitation) => <Badge>{describeStatus(invitation)}</Badge> },
  { heading: say`Household`, cell: ({ household }) => household?.name ?? "–" },
  { heading: say`Created`, cell: ({ createdAt }) => formatDay(createdAt) },
  { heading: say`Expires`, cell: ({ expiresAt }) => formatDay(expiresAt) },
  {
    heading: say`Actions`,
    isAction: true,
    cell: (invitation) => invitation.status === "open" && <RevokeButton invitation={invitation} />,
  },
];

function formatDay(at: number): string {
  return formatDate(at, { dateStyle: "medium" });
}

function describeStatus({ status }: Invitation): string {
  const names: Record<Invitation["status"], string> = {
    open: say`Open`,
    used: say`Used`,
    expired: say`Expired`,
  };
  return names[status];
}
