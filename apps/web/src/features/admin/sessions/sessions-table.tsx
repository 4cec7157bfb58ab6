import type { LiveSession } from "@goldmane/contracts/admin/schema";
import { say } from "#platform/words/say.ts";
import { Table } from "#ui/table/table.tsx";
import { useSessionColumns } from "./use-session-columns.tsx";

/** The sessions of one household. */
export function SessionsTable({ sessions }: { sessions: readonly LiveSession[] }) {
  const columns = useSessionColumns({ isOneHousehold: true });
  return <Table label={say`Devices`} columns={columns} rows={sessions} keyOf={({ id }) => id} />;
}
