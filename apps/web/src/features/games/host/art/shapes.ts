import {
  addCircle,
  addEllipse,
  addPolygon,
  addRoundRect,
  addStar,
} from "@goldmane/stage/paint/path";

/** Fills shapes in the context's current color. */
type Context = CanvasRenderingContext2D;

export function disc(context: Context, x: number, y: number, radius: number): void {
  context.beginPath();
  addCircle(context, x, y, radius);
  context.fill();
}

/** @param turn in radians */
export function oval(
  context: Context,
  x: number,
  y: number,
  rx: number,
  ry: number,
  turn = 0,
): void {
  context.beginPath();
  addEllipse(context, x, y, rx, Math.max(0.5, ry), turn);
  context.fill();
}

export function rounded(
  context: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  context.beginPath();
  addRoundRect(context, x, y, width, height, radius);
  context.fill();
}

/** A star with five points. */
export function star(context: Context, x: number, y: number, radius: number): void {
  context.beginPath();
  addStar(context, x, y, radius, { inner: 0.45 });
  context.fill();
}

export function polygon(context: Context, points: readonly (readonly [number, number])[]): void {
  context.beginPath();
  addPolygon(
    context,
    points.map(([x, y]) => ({ x, y })),
  );
  context.fill();
}

/** An open line through points, in the context's current stroke color and width. */
export function line(context: Context, points: readonly (readonly [number, number])[]): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.stroke();
}
