import { useInfiniteQuery } from "@tanstack/react-query";
import { searchTitlesQuery } from "#features/search/queries.ts";
import { type Asked, hasFilters } from "#features/search/state.ts";
import { say, sayText } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Message } from "#ui/message/message.tsx";

type Props = { asked: Asked; onMood: (mood: string) => void };

const moodsAtMost = 5;

/** Empty result: explains why and suggests the library's most common moods. */
export function NothingFound({ asked, onMood }: Props) {
  const { data } = useInfiniteQuery(searchTitlesQuery({ q: "", sort: "best" }));
  const moods = data?.pages[0]?.facets.moods.slice(0, moodsAtMost) ?? [];
  return (
    <Message
      heading={say`No matches`}
      size="small"
      actions={moods.map(({ mood }) => (
        <Button key={mood} variant="glass" onClick={() => onMood(mood)}>
          {say`Something ${sayText(mood)}`}
        </Button>
      ))}
    >
      {hasFilters(asked)
        ? say`Nothing matches all your filters. Remove one, or start with a mood.`
        : say`We couldn’t find “${asked.q}”. Try fewer words, or start with a mood.`}
    </Message>
  );
}
