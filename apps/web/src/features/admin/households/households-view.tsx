import type { FoundHousehold } from "@goldmane/contracts/admin/schema";
import { searchMaxLength } from "@goldmane/contracts/admin/limits";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { formatDay, formatMoment } from "#features/admin/format.ts";
import { say, sayPlural } from "#platform/words/say.ts";
import { PagedTable } from "#ui/table/paged-table.tsx";
import { useDebouncedSearchParam } from "#platform/use-debounced-search-param.ts";
import { householdsQuery } from "#features/admin/queries.ts";
import { routes } from "#platform/routes.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Field } from "#ui/field/field.tsx";
import type { Column } from "#ui/table/table.tsx";
import { namePlan, nameState } from "./names.ts";
import styles from "./households.module.css";

const columns = (): readonly Column<FoundHousehold>[] => [
  {
    heading: say`Household`,
    isName: true,
    cell: ({ id, name, isDemo, found }) => (
      <>
        <Link href={routes.adminHousehold(id)} className={styles.link}>
          {name}
        </Link>{" "}
        {isDemo && <Badge>{say`Demo`}</Badge>}
        {found && found.by === "username" && <p className={styles.small}>{found.text}</p>}
      </>
    ),
  },
  {
    heading: say`E-mail`,
    cell: ({ email, isVerified }) => (
      <span>
        {email}
        {!isVerified && <span className={styles.small}> {say`not verified`}</span>}
      </span>
    ),
  },
  { heading: say`Plan`, cell: ({ plan, state }) => `${namePlan(plan)}${nameState(state)}` },
  { heading: say`Profiles`, isFigure: true, cell: ({ profiles }) => profiles },
  {
    heading: say`Last seen`,
    cell: ({ lastSeenAt }) => (lastSeenAt === null ? say`Never` : formatMoment(lastSeenAt)),
  },
  { heading: say`Joined`, cell: ({ createdAt }) => formatDay(createdAt) },
];

/** All households on the server, with search and paging. */
export function HouseholdsView() {
  const { typed, query, setTyped } = useDebouncedSearchParam("search");
  const list = useInfiniteQuery({ ...householdsQuery(query), placeholderData: keepPreviousData });
  return (
    <>
      <search className={styles.search}>
        <Field
          label={say`Find a household`}
          hint={say`Enter a name, e-mail address, username or full ID.`}
          type="search"
          autoComplete="off"
          maxLength={searchMaxLength}
          value={typed}
          onChange={setTyped}
        />
      </search>
      <PagedTable
        label={say`Households`}
        countLabel={(count) => sayPlural(count, { one: "# household", other: "# households" })}
        columns={columns()}
        list={list}
        emptyText={query ? say`No households match “${query}”.` : say`No households yet.`}
      />
    </>
  );
}
