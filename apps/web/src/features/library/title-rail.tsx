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
  /** At the top of the page: its pictures load first. */
  urgent?: boolean;
};

/** With fewer films than this, wide cards are used instead of posters. */
const fewest = 6;

/** A row of films; nothing if empty. */
export function TitleRail({ titles, onIntent, ranked, urgent, ...rail }: Props) {
  if (titles.length === 0) return null;
  const shape = titles.length < fewest ? "wide" : "poster";
  return (
    <Rail {...rail}>
      {titles.map((title, index) => (
        <RailItem key={title.id} width={ranked ? "ranked" : shape}>
          <TitleCard
            title={title}
            onIntent={onIntent}
            shape={ranked ? "poster" : shape}
            urgent={urgent === true && index < 8}
            {...(ranked ? { rank: index + 1 } : {})}
          />
        </RailItem>
      ))}
    </Rail>
  );
}
