import type { Host, Surface } from "#surface.ts";
import type { Baked, Box } from "./bake.ts";

/** Side of the grid cells that are drawn or skipped, in stage units. */
const cell = 40;
/** Samples along one side of a cell. */
const samples = 4;
/** Gaps of up to this many empty cells are drawn too, to keep the number of parts low. */
const bridged = 1;
const worthwhile = 0.86;

/**
 * The parts of a cached picture that are not transparent, in stage units, without overlaps. Null
 * when nearly all of it is, or when the host cannot read pixels.
 */
export function filledParts(host: Host, baked: Baked): Box[] | null {
  const columns = Math.ceil(baked.width / cell);
  const rows = Math.ceil(baked.height / cell);
  const width = columns * samples;
  const height = rows * samples;
  const probe = host.createCanvas(width, height).getContext("2d") as Surface;
  if (!probe.getImageData || !probe.getTransform) return null;
  probe.imageSmoothingQuality = "medium";
  const size = samples / cell;
  probe.drawImage(baked.canvas as never, 0, 0, baked.width * size, baked.height * size);
  const { data } = probe.getImageData(0, 0, width, height);
  const painted = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && (data[(y * width + x) * 4 + 3] ?? 0) > 0;
  const filled = (column: number, row: number) => {
    for (let y = row * samples - 1; y <= (row + 1) * samples; y += 1)
      for (let x = column * samples - 1; x <= (column + 1) * samples; x += 1)
        if (painted(x, y)) return true;
    return false;
  };
  const lines = Array.from({ length: rows }, (_, row) =>
    runsOf(Array.from({ length: columns }, (_cell, column) => filled(column, row))),
  );
  const parts = stack(lines);
  const area = parts.reduce((sum, part) => sum + part.width * part.height, 0);
  if (area > columns * rows * worthwhile) return null;
  return parts.map((part) => ({
    x: baked.x + part.x * cell,
    y: baked.y + part.y * cell,
    width: part.width * cell,
    height: part.height * cell,
  }));
}

type Run = { from: number; to: number };

function runsOf(line: readonly boolean[]): Run[] {
  const runs: Run[] = [];
  for (const [column, full] of line.entries()) {
    if (!full) continue;
    const last = runs.at(-1);
    if (last && column - last.to <= bridged) last.to = column + 1;
    else runs.push({ from: column, to: column + 1 });
  }
  return runs;
}

/** Merges equal runs of adjacent rows into one part. */
function stack(lines: readonly Run[][]): Box[] {
  const parts: Box[] = [];
  for (const [row, runs] of lines.entries())
    for (const { from, to } of runs) {
      const above = parts.find(
        ({ x, y, width, height }) => y + height === row && x === from && x + width === to,
      );
      if (above) above.height += 1;
      else parts.push({ x: from, y: row, width: to - from, height: 1 });
    }
  return parts;
}
