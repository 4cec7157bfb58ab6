import { useQuery } from "@tanstack/react-query";
import { say } from "#platform/words/say.ts";
import { RailSkeleton } from "#ui/skeleton/rail-skeleton.tsx";
import { popularQuery } from "#features/library/queries.ts";
import { TitleRail } from "#features/library/title-rail.tsx";

type Props = { onIntent: (titleId: string) => void };

const rankedAtMost = 10;

/** What the house watches most. Without an answer the page does without it. */
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
