import { lazy, Suspense, useState } from "react";
import type { GameMenuProps } from "#features/games/host/game-picture.ts";
import { nextLevel } from "./progress/progress.ts";
import { useProgress } from "./progress/use-progress.ts";
import { say } from "#platform/words/say.ts";
import { MenuChoice, MenuChoices } from "#ui/game-menu/game-menu.tsx";
import { Button } from "#ui/button/button.tsx";
import { SlimePair } from "./map/slime-pair.tsx";
import { WorldMap } from "./map/world-map.tsx";
import styles from "./slime-menu.module.css";

const LevelWorkshop = lazy(async () => ({
  default: (await import("./editor/level-workshop.tsx")).LevelWorkshop,
}));

/** How to play, and the map of the worlds. */
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
    <div className={styles.menu}>
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
      <WorldMap progress={progress} players={players} onPlay={start} />
    </div>
  );
}
