import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { say } from "#platform/words/say.ts";
import { type Column, Table } from "#ui/table/table.tsx";

const columns = (): readonly Column<FamilyProfile>[] => [
  { heading: say`Profile`, isName: true, cell: ({ displayName }) => displayName },
  { heading: say`Username`, cell: ({ username }) => username },
  { heading: say`Role`, cell: ({ role }) => role },
  { heading: say`Sees up to`, cell: ({ highestRating }) => highestRating },
  { heading: "PIN", cell: ({ hasPin }) => (hasPin ? "yes" : "no") },
  { heading: say`Seat`, cell: ({ hasSeat }) => (hasSeat ? "yes" : "no") },
  {
    heading: say`Status`,
    cell: ({ status }) => (status === "waiting" ? say`waits for a parent` : "active"),
  },
];

export function ProfilesTable({ profiles }: { profiles: readonly FamilyProfile[] }) {
  return <Table label={say`Profiles`} columns={columns()} rows={profiles} keyOf={({ id }) => id} />;
}
