import type { GameId } from "@goldmane/contracts/games/limits";
import { useQuery } from "@tanstack/react-query";
import { animationsQuery } from "#features/library/queries.ts";
import { imageSources } from "#platform/image-sources.ts";
import styles from "./gaming-zone.module.css";

/** The film with the game's characters. */
const filmOf: Record<GameId, string> = {
  "leos-arcade": "game-intro",
  "adventure-quest": "adventure-quest",
  "slime-adventure": "slime-adventure",
  "kyles-dash": "kyle-character",
};

/** The picture of the film that a game belongs to; none if the profile can't see it. */
export function GamePreview({ game }: { game: GameId }) {
  const { data: films } = useQuery(animationsQuery);
  const film = films?.find(({ id }) => id === filmOf[game]);
  if (!film) return null;
  return (
    <img
      className={styles.image}
      {...imageSources(film.backdropUrl, 520)}
      sizes="(width < 48rem) 92vw, 30vw"
      alt=""
    />
  );
}
