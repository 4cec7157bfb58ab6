import { type GameId, gameNames } from "@goldmane/contracts/games/limits";
import { Link } from "wouter";
import { describeGame } from "#pages/play-games/describe-game.ts";
import { MovingPreview } from "#pages/play-games/preview/moving-preview.tsx";
import { ProgressLine } from "#pages/play-games/progress/progress-line.tsx";
import { routes } from "#platform/routes.ts";
import { say, sayText } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./game-cards.module.css";

type Props = {
  game: GameId;
  isPlaying: boolean;
  /** Whether the profile has played it. */
  isPlayed: boolean;
  /** The first and largest card. */
  isFirst: boolean;
  /** Called when the card is hovered or focused, and with null once it no longer is. */
  onPoint: (game: GameId | null) => void;
};

/** A game's moving picture, which leads to it, and how far the profile is. */
export function GameCard({ game, isPlaying, isPlayed, isFirst, onPoint }: Props) {
  const enter = () => onPoint(game);
  const leave = () => onPoint(null);
  return (
    <Link
      href={isPlayed && hasSave(game) ? routes.gameStart(game, "continue") : routes.game(game)}
      className={styles.card}
      data-game={game}
      data-first={isFirst}
      data-playing={isPlaying}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={enter}
      onBlur={leave}
    >
      <span className={styles.screen}>
        <MovingPreview game={game} isPlaying={isPlaying} />
      </span>
      <span className={styles.text}>
        <b className={styles.name}>{sayText(gameNames[game])}</b>
        <span className={styles.tagline}>{describeGame(game)}</span>
        <span className={styles.foot}>
          <span className={styles.play}>
            <Icon name="play" />
            {isPlayed ? say`Continue` : say`Play game`}
          </span>
          {isPlayed && (
            <span className={styles.progress}>
              <ProgressLine game={game} />
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}

/** Without a save, "Continue" leads to the title screen. */
function hasSave(game: GameId): boolean {
  return game === "slime-adventure" || game === "adventure-quest";
}
