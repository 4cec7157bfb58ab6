import type { TitleDetail } from "@goldmane/contracts/library/schema";
import { Rail } from "#ui/rail/rail.tsx";
import { RailItem } from "#ui/rail/rail-item.tsx";
import { TitleCard } from "./title-card.tsx";
import styles from "./title-likes.module.css";

type Props = { title: TitleDetail; onIntent: (titleId: string) => void };

/** Films with something in common, each with the reason. */
export function TitleLikes({ title, onIntent }: Props) {
  if (title.moreLikeThis.length === 0) return null;
  return (
    <Rail heading="More like this" genre={title.genre}>
      {title.moreLikeThis.map((like) => (
        <RailItem key={like.title.id} width="poster">
          <TitleCard title={like.title} onIntent={onIntent} />
          <p className={styles.reason}>{like.reason}</p>
        </RailItem>
      ))}
    </Rail>
  );
}
