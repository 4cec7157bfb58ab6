import type { TitleDetail } from "@goldmane/contracts/library/schema";
import { say } from "#platform/words/say.ts";
import { Rail } from "#ui/rail/rail.tsx";
import { RailItem } from "#ui/rail/rail-item.tsx";
import { TitleCard } from "./title-card.tsx";

type Props = {
  title: Pick<TitleDetail, "id" | "genre" | "series" | "episodes">;
  onIntent: (titleId: string) => void;
};

/** All episodes of a film's series; nothing for a single film. */
export function TitleEpisodes({ title, onIntent }: Props) {
  const { series, episodes } = title;
  if (!series || episodes.length < 2) return null;
  return (
    <Rail heading={say`Episodes of ${series.name}`} genre={title.genre}>
      {episodes.map((episode) => (
        <RailItem key={episode.id} width="wide">
          <TitleCard
            title={episode}
            onIntent={onIntent}
            shape="wide"
            isShown={episode.id === title.id}
          />
        </RailItem>
      ))}
    </Rail>
  );
}
