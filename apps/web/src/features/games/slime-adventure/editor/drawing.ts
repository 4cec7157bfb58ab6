import { levelLimits, type LevelFile } from "@goldmane/games/slime-adventure/level";
import { kindOf, type TileMark } from "@goldmane/games/slime-adventure/tiles";

/** A new level: flat ground from a start to a goal. */
export function emptyRows(width = 40, height = 14): string[] {
  return Array.from({ length: height }, (_, row) => {
    if (row >= height - 2) return "#".repeat(width);
    if (row < height - 3) return ".".repeat(width);
    return `..P${".".repeat(width - 7)}G...`;
  });
}

/**
 * Puts a tile at a place. A second start or goal replaces the first, and the start and the goal
 * stay where they are until they are put elsewhere.
 */
export function putTile(
  rows: readonly string[],
  { column, row }: { column: number; row: number },
  mark: TileMark,
): string[] {
  const line = rows[row];
  const before = line?.[column];
  if (line === undefined || before === undefined || before === mark) return [...rows];
  if (before === "P" || before === "G") return [...rows];
  const isSingle = mark === "P" || mark === "G";
  return rows.map((text, at) => {
    const kept = isSingle ? text.replace(mark, ".") : text;
    return at === row ? kept.slice(0, column) + mark + kept.slice(column + 1) : kept;
  });
}

/** Makes a level wider or narrower at its right end, where its limits, start and goal allow it. */
export function resize(rows: readonly string[], by: number): string[] {
  const width = (rows[0]?.length ?? 0) + by;
  if (width < levelLimits.minWidth || width > levelLimits.maxWidth) return [...rows];
  if (by < 0 && rows.some((row) => /[PG]/.test(row.slice(width)))) return [...rows];
  return rows.map((row) =>
    by < 0
      ? row.slice(0, width)
      : row + (kindOf(row.at(-1) ?? "") === "ground" ? "#" : ".").repeat(by),
  );
}

/** Why a level can't be played yet, or null. */
export function missingSwitch({ rows }: Pick<LevelFile, "rows">): string | null {
  const text = rows.join("");
  return (
    ["A", "B", "C"].find((door) => text.includes(door) && !text.includes(door.toLowerCase())) ??
    null
  );
}
