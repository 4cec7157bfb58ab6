import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { type Column, Table } from "#ui/table/table.tsx";

const columns: readonly Column<FamilyProfile>[] = [
  { heading: "Profile", isName: true, cell: ({ displayName }) => displayName },
  { heading: "Username", cell: ({ username }) => username },
  { heading: "Role", cell: ({ role }) => role },
  { heading: "Sees up to", cell: ({ highestRating }) => highestRating },
  { heading: "PIN", cell: ({ hasPin }) => (hasPin ? "yes" : "no") },
  { heading: "Seat", cell: ({ hasSeat }) => (hasSeat ? "yes" : "no") },
  {
    heading: "Status",
    cell: ({ status }) => (status === "waiting" ? "waits for a parent" : "active"),
  },
];

export function ProfilesTable({ profiles }: { profiles: readonly FamilyProfile[] }) {
  return <Table label="Profiles" columns={columns} rows={profiles} keyOf={({ id }) => id} />;
}
