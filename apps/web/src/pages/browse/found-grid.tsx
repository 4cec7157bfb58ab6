import type { SearchResults, SearchMatch } from "@goldmane/contracts/search/schema";
import { TitleCard } from "#features/library/title-card.tsx";
import { say } from "#platform/words/say.ts";
import { PosterGrid } from "#ui/poster/poster-grid.tsx";
import styles from "./found-grid.module.css";

type Props = { found: SearchResults["titles"]; onIntent: (titleId: string) => void };

/** Search results, each with the matching text unless the title itself matched. */
export function FoundGrid({ found, onIntent }: Props) {
  return (
    <PosterGrid>
      {found.map(({ title, match }, index) => (
        <li key={title.id}>
          <TitleCard title={title} onIntent={onIntent} urgent={index < 6} />
          {match && <p className={styles.match}>{describeMatch(match)}</p>}
        </li>
      ))}
    </PosterGrid>
  );
}

function describeMatch({ field, text }: SearchMatch): string {
  if (field === "line") return say`“${text}”`;
  if (field === "about") return say`About ${text}`;
  return text;
}
