import type { StoredEmail } from "@goldmane/contracts/admin/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { formatMoment } from "#features/admin/format.ts";
import { say, sayPlural } from "#platform/words/say.ts";
import { PagedTable } from "#ui/table/paged-table.tsx";
import { outboxQuery } from "#features/admin/queries.ts";
import type { Column } from "#ui/table/table.tsx";
import { ReadEmailButton } from "./read-email-button.tsx";

/** E-mails stored on disk because no mail server was configured. */
export function OutboxView() {
  const list = useInfiniteQuery(outboxQuery);
  const goesOut = list.data?.pages[0]?.goesOut ?? false;
  return (
    <>
      <p>
        {goesOut
          ? say`A mail server is configured. These e-mails were written before that.`
          : say`No mail server is configured, so e-mails stay here. Set SMTP_URL to send them.`}
      </p>
      <PagedTable
        label={say`E-mails`}
        countLabel={(count) => sayPlural(count, { one: "# e-mail", other: "# e-mails" })}
        columns={columns()}
        list={list}
        emptyText={say`No e-mails waiting.`}
      />
    </>
  );
}

const columns = (): readonly Column<StoredEmail>[] => [
  { heading: say`Subject`, isName: true, cell: ({ subject }) => subject },
  { heading: say`To`, cell: ({ to }) => to },
  { heading: say`Date`, cell: ({ writtenAt }) => formatMoment(writtenAt) },
  { heading: say`Actions`, isAction: true, cell: (email) => <ReadEmailButton email={email} /> },
];
