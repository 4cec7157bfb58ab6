import { levelCount } from "@goldmane/games/slime-adventure/levels/level-count";
import { type KeyboardEvent, useRef, useState } from "react";
import {
  isOpen,
  nextLevel,
  type Progress,
} from "#features/games/slime-adventure/progress/progress.ts";
import { say } from "#platform/words/say.ts";
import { MapSlimes } from "./map-slimes.tsx";
import { worldCount } from "./trail.ts";
import { useMapView } from "./use-map-view.ts";
import styles from "./world-map.module.css";
import { WorldPanel } from "./world-panel.tsx";
import { WorldTabs } from "./world-tabs.tsx";

type Props = { progress: Progress; players: 1 | 2; onPlay: (level: number) => void };

const steps: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Five worlds beside each other, with a trail through all levels. The slimes stand on the level that
 * comes next, or hop to the one that is pointed at.
 */
export function WorldMap({ progress, players, onPlay }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const next = nextLevel(progress);
  const [pointed, setPointed] = useState<number | null>(null);
  const slimeAt = pointed ?? next;
  const view = useMapView(scroller, next);

  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const from = event.target instanceof HTMLElement && event.target.dataset["level"];
    if (!step || !from) return;
    let level = Number(from) + step;
    while (level >= 1 && level <= levelCount && !isOpen(progress, level)) level += step;
    const stone = scroller.current?.querySelector<HTMLElement>(`[data-level="${level}"]`);
    if (!stone) return;
    event.preventDefault();
    stone.focus({ preventScroll: true });
  };

  return (
    <div className={styles.map}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys of its levels */}
      <section
        ref={scroller}
        aria-label={say`Map`}
        className={styles.scroller}
        onKeyDown={walk}
        onFocus={({ target }) => {
          if (target.dataset["level"]) view.showLevel(Number(target.dataset["level"]));
        }}
      >
        <div className={styles.track}>
          {Array.from({ length: worldCount }, (_, at) => (
            <WorldPanel
              key={at + 1}
              world={at + 1}
              progress={progress}
              next={next}
              slimeAt={slimeAt}
              onPlay={onPlay}
              onPoint={setPointed}
            />
          ))}
          <MapSlimes level={slimeAt} players={players} />
        </div>
      </section>
      <WorldTabs progress={progress} shown={view.shown} onShow={view.showWorld} />
    </div>
  );
}
