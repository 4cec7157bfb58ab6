import type { TitleCard as Title } from "@goldmane/contracts/library/schema";
import { Rail } from "#ui/rail/rail.tsx";
import { RailItem } from "#ui/rail/rail-item.tsx";
import { TitleCard } from "./title-card.tsx";

type Props = {
  heading: string;
  titles: readonly Title[];
  onIntent: (titleId: string) => void;
  genre?: string;
  href?: string;
  /** Numbers the posters from 1. */
  ranked?: boolean;
  /** Stands at the top of the page, so its pictures are fetched first. */
  urgent?: boolean;
};

/** A shelf of films; nothing at all when it would be empty. */
export function TitleRail({ titles, onIntent, ranked, urgent, ...rail }: Props) {
  if (titles.length === 0) return null;
  return (
    <Rail {...rail}>
      {titles.map((title, index) => (
        <RailItem key={title.id} width={ranked ? "ranked" : "poster"}>
          <TitleCard
            title={title}
            onIntent={onIntent}
            urgent={urgent === true && index < 8}
            {...(ranked ? { rank: index + 1 } : {})}
          />
        </RailItem>
      ))}
    </Rail>
  );
}
