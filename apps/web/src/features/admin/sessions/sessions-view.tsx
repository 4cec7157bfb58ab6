import { useInfiniteQuery } from "@tanstack/react-query";
import { say, sayPlural } from "#platform/words/say.ts";
import { PagedTable } from "#ui/table/paged-table.tsx";
import { sessionsQuery } from "#features/admin/queries.ts";
import { useSessionColumns } from "./use-session-columns.tsx";

/** All signed-in browsers on the server. */
export function SessionsView() {
  const list = useInfiniteQuery(sessionsQuery);
  return (
    <>
      <PagedTable
        label={say`Devices`}
        countLabel={(count) => sayPlural(count, { one: "# device", other: "# devices" })}
        columns={useSessionColumns({ isOneHousehold: false })}
        list={list}
        emptyText={say`No devices are signed in.`}
      />
    </>
  );
}
