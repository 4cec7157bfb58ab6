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
          ? say`A mail server is set: letters go out, and what lies here was written before.`
          : say`No mail server is set: letters are kept here. Set SMTP_URL to send them.`}
      </p>
      <PagedTable
        label={say`Letters`}
        countLabel={(count) => sayPlural(count, { one: "# letter", other: "# letters" })}
        columns={columns()}
        list={list}
        emptyText={say`The outbox is empty.`}
      />
    </>
  );
}

const columns = (): readonly Column<StoredEmail>[] => [
  { heading: say`Subject`, isName: true, cell: ({ subject }) => subject },
  { heading: say`To`, cell: ({ to }) => to },
  { heading: say`Written`, cell: ({ writtenAt }) => formatMoment(writtenAt) },
  { heading: say`Acts`, isAction: true, cell: (email) => <ReadEmailButton email={email} /> },
];
