import { useQuery } from "@tanstack/react-query";
import { say } from "#platform/words/say.ts";
import { RailSkeleton } from "#ui/skeleton/rail-skeleton.tsx";
import { popularQuery } from "#features/library/queries.ts";
import { TitleRail } from "#features/library/title-rail.tsx";

type Props = { onIntent: (titleId: string) => void };

const rankedAtMost = 10;

/** The most watched films; hidden if the request fails. */
export function PopularRow({ onIntent }: Props) {
  const { data: popular, isError } = useQuery(popularQuery);
  if (isError) return null;
  if (!popular) return <RailSkeleton />;
  return (
    <TitleRail
      heading={say`Most watched`}
      titles={popular.slice(0, rankedAtMost)}
      onIntent={onIntent}
      ranked
    />
  );
}
