import type { TitleCard as Title } from "@goldmane/contracts/library/schema";
import { useQuery } from "@tanstack/react-query";
import { say } from "#platform/words/say.ts";
import { TitleCard } from "./title-card.tsx";
import { Rail } from "#ui/rail/rail.tsx";
import { RailItem } from "#ui/rail/rail-item.tsx";
import { similarQuery } from "./likes/queries.ts";
import { describeLikeness } from "./likes/describe-likeness.ts";
import styles from "./title-likes.module.css";

type Props = { title: Pick<Title, "id" | "genre">; onIntent: (titleId: string) => void };

/** Similar films, each with the reason; nothing if there are none. */
export function TitleLikes({ title, onIntent }: Props) {
  const { data: likes = [] } = useQuery(similarQuery(title.id));
  if (likes.length === 0) return null;
  return (
    <Rail heading={say`More like this`} genre={title.genre}>
      {likes.map((like) => (
        <RailItem key={like.title.id} width="poster">
          <TitleCard title={like.title} onIntent={onIntent} />
          <p className={styles.reason}>{describeLikeness(like.reason)}</p>
        </RailItem>
      ))}
    </Rail>
  );
}
