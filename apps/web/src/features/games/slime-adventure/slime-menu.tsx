import { levelCount, levelsPerWorld } from "@goldmane/games/slime-adventure/levels/level-count";
import { lazy, Suspense, useState } from "react";
import type { GameMenuProps } from "#features/games/host/game-picture.ts";
import { isOpen, nextLevel } from "./progress/progress.ts";
import { useProgress } from "./progress/use-progress.ts";
import { worldName } from "./level-names.ts";
import { say } from "#platform/words/say.ts";
import { GameMenu, MenuChoice, MenuChoices } from "#ui/game-menu/game-menu.tsx";
import { Button } from "#ui/button/button.tsx";
import { LevelButton } from "./map/level-button.tsx";
import { SlimePair } from "./map/slime-pair.tsx";
import styles from "./slime-menu.module.css";

const LevelWorkshop = lazy(async () => ({
  default: (await import("./editor/level-workshop.tsx")).LevelWorkshop,
}));

const worldCount = levelCount / levelsPerWorld;

/** The map of levels: five worlds, with the stars of each level. */
export function SlimeMenu({ choice, play }: GameMenuProps) {
  const progress = useProgress();
  const [players, setPlayers] = useState<1 | 2>(choice.players > 1 ? 2 : 1);
  const [isAssisted, setIsAssisted] = useState(false);
  const [isBuilding, setIsBuilding] = useState(false);
  const next = nextLevel(progress);
  const start = (level: number) => play({ level, players, isAssisted }, { isPractice: isAssisted });
  if (isBuilding)
    return (
      <Suspense fallback={null}>
        <LevelWorkshop play={play} onClose={() => setIsBuilding(false)} />
      </Suspense>
    );
  return (
    <GameMenu>
      <MenuChoices label={say`How to play`}>
        <Button variant="gold" icon="play" onClick={() => start(next)}>
          {say`Level ${next}`}
        </Button>
        <MenuChoice isOn={players === 1} label={say`One player`} onClick={() => setPlayers(1)}>
          <SlimePair players={1} />
        </MenuChoice>
        <MenuChoice isOn={players === 2} label={say`Two players`} onClick={() => setPlayers(2)}>
          <SlimePair players={2} />
        </MenuChoice>
        <MenuChoice isOn={isAssisted} onClick={() => setIsAssisted(!isAssisted)}>
          {say`Nothing hurts`}
        </MenuChoice>
        <Button variant="glass" onClick={() => setIsBuilding(true)}>
          {say`Build a level`}
        </Button>
      </MenuChoices>
      {Array.from({ length: worldCount }, (_, at) => at + 1).map((world) => (
        <section key={world} className={styles.world} data-world={world}>
          <h3 className={styles.name}>{worldName(world)}</h3>
          <ol className={styles.levels}>
            {Array.from({ length: levelsPerWorld }, (_, at) => {
              const level = (world - 1) * levelsPerWorld + at + 1;
              return (
                <LevelButton
                  key={level}
                  level={level}
                  stars={progress.levels[level]?.stars ?? null}
                  isLocked={!isOpen(progress, level)}
                  isNext={level === next}
                  onPlay={() => start(level)}
                />
              );
            })}
          </ol>
        </section>
      ))}
    </GameMenu>
  );
}
