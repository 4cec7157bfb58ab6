import { nameGenre } from "@goldmane/contracts/library/rules";
import type { TitleCard as Title } from "@goldmane/contracts/library/schema";
import { routes } from "#platform/routes.ts";
import { Rail } from "#ui/rail/rail.tsx";
import { RailItem } from "#ui/rail/rail-item.tsx";
import { keepSelectedMovie, type RowSection } from "./selected/selected-movie.ts";
import { TitleCard } from "./title-card.tsx";

type Props = {
  section: RowSection;
  heading: string;
  titles: readonly Title[];
  onIntent: (titleId: string) => void;
  /** A link beside the heading. */
  link?: { href: string; label: string };
};

/** A rail whose films have URLs by position; stores which film was chosen at a position. */
export function SectionRail({ section, heading, titles, onIntent, link }: Props) {
  if (titles.length === 0) return null;
  const keep = ({ id, title, genre, tagline }: Title, index: number) =>
    keepSelectedMovie(section, index, {
      title,
      video: id,
      genre: nameGenre(genre),
      description: tagline,
    });
  return (
    <Rail heading={heading} {...(link && { href: link.href, linkLabel: link.label })}>
      {titles.map((title, index) => (
        <RailItem key={title.id} width="wide">
          <TitleCard
            title={title}
            href={routes.watchInSection(section, String(index))}
            onOpen={() => keep(title, index)}
            onIntent={onIntent}
            shape="wide"
          />
        </RailItem>
      ))}
    </Rail>
  );
}
