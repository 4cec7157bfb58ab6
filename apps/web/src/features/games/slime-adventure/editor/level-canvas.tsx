import type { LevelFile } from "@goldmane/games/slime-adventure/level";
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { tileUnits } from "#features/games/slime-adventure/picture/tile-units.ts";
import { say } from "#platform/words/say.ts";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { paintLevel } from "./paint-level.ts";
import styles from "./level-workshop.module.css";

export type TilePlace = { column: number; row: number };

type Props = { file: LevelFile; onPut: (place: TilePlace) => void };

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The level to paint on: by dragging, or with arrow keys and the space bar. */
export function LevelCanvas({ file, onPut }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<TilePlace | null>(null);
  const width = (file.rows[0]?.length ?? 0) * tileUnits;
  const height = file.rows.length * tileUnits;

  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    context.clearRect(0, 0, width, height);
    paintLevel(context, file);
    if (!cursor) return;
    context.strokeStyle = "#ffffff";
    context.lineWidth = 3;
    context.strokeRect(cursor.column * tileUnits, cursor.row * tileUnits, tileUnits, tileUnits);
  }, [file, cursor, width, height]);

  const put = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const units = height / box.height / tileUnits;
    onPut({
      column: Math.floor((event.clientX - box.left) * units),
      row: Math.floor((event.clientY - box.top) * units),
    });
  };

  const pressKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const at = cursor ?? { column: 0, row: file.rows.length - 3 };
    if (step) {
      const column = Math.max(0, Math.min((file.rows[0]?.length ?? 1) - 1, at.column + step[0]));
      const row = Math.max(0, Math.min(file.rows.length - 1, at.row + step[1]));
      setCursor({ column, row });
      const size = (view.current?.clientHeight ?? 0) / file.rows.length;
      view.current?.scrollTo({ left: column * size - 200 });
    } else if (event.key === " " || event.key === "Enter") onPut(at);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const scroll = (tiles: number) =>
    view.current?.scrollBy({ left: (tiles * view.current.clientHeight) / file.rows.length });

  return (
    <div className={styles.frame}>
      <IconButton icon="left" label={say`Further left`} onClick={() => scroll(-8)} />
      <div ref={view} className={styles.view}>
        <canvas
          ref={canvas}
          width={width}
          height={height}
          className={styles.canvas}
          data-world={file.world}
          tabIndex={0}
          aria-label={say`The level. Arrow keys move, space paints.`}
          onPointerDown={put}
          onPointerMove={put}
          onKeyDown={pressKey}
          onBlur={() => setCursor(null)}
        />
      </div>
      <IconButton icon="right" label={say`Further right`} onClick={() => scroll(8)} />
    </div>
  );
}
