import { useEffect, useRef } from "react";
import styles from "./waiting-levels.module.css";

const colors: Readonly<Record<string, string>> = {
  "#": "#7a5a3a",
  "%": "#9a7a3a",
  "=": "#a98a5a",
  "~": "#8a7a6a",
  "^": "#e0501f",
  "*": "#ffe39a",
  o: "#ff5d8f",
  s: "#9a5cff",
  k: "#3f9be0",
  P: "#3fbf6b",
  G: "#f7c85a",
};
const other = "#16b8a6";
const air = ".";

type Props = { rows: readonly string[] };

/** A small picture of a level, one pixel a tile. */
export function LevelMap({ rows }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    for (const [y, row] of rows.entries()) {
      for (const [x, mark] of Array.from(row).entries()) {
        if (mark === air) continue;
        context.fillStyle = colors[mark] ?? other;
        context.fillRect(x, y, 1, 1);
      }
    }
  }, [rows]);
  return (
    <canvas
      ref={canvas}
      className={styles.map}
      width={rows[0]?.length ?? 1}
      height={rows.length}
      aria-hidden="true"
    />
  );
}
