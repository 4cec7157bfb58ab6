import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { say } from "#platform/words/say.ts";
import { nameOfRole } from "#ui/profile-form/names.ts";
import { type Column, Table } from "#ui/table/table.tsx";

const columns = (): readonly Column<FamilyProfile>[] => [
  { heading: say`Profile`, isName: true, cell: ({ displayName }) => displayName },
  { heading: say`Username`, cell: ({ username }) => username },
  { heading: say`Role`, cell: ({ role }) => nameOfRole(role) },
  { heading: say`Highest rating`, cell: ({ highestRating }) => highestRating },
  { heading: say`PIN`, cell: ({ hasPin }) => (hasPin ? say`Yes` : say`No`) },
  { heading: say`Seat`, cell: ({ hasSeat }) => (hasSeat ? say`Yes` : say`No`) },
  {
    heading: say`Status`,
    cell: ({ status }) => (status === "waiting" ? say`Waiting for approval` : say`Active`),
  },
];

export function ProfilesTable({ profiles }: { profiles: readonly FamilyProfile[] }) {
  return <Table label={say`Profiles`} columns={columns()} rows={profiles} keyOf={({ id }) => id} />;
}
