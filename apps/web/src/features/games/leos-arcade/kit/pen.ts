/** The color of every outline. */
export const inkColor = "#2a1650";

export type Pen = CanvasRenderingContext2D;

/** One color, or a gradient from the top of the shape to its bottom. */
export type Fill = string | readonly [top: string, bottom: string];

/** Fills a path and outlines it. `top` and `bottom` are the shape's, for its gradient. */
export function fillPath(
  pen: Pen,
  path: Path2D,
  fill: Fill,
  { top = -40, bottom = 40, line = 4 }: { top?: number; bottom?: number; line?: number } = {},
): void {
  if (typeof fill === "string") pen.fillStyle = fill;
  else {
    const gradient = pen.createLinearGradient(0, top, 0, bottom);
    gradient.addColorStop(0, fill[0]);
    gradient.addColorStop(1, fill[1]);
    pen.fillStyle = gradient;
  }
  pen.fill(path);
  if (line === 0) return;
  pen.lineWidth = line;
  pen.lineJoin = "round";
  pen.lineCap = "round";
  pen.strokeStyle = inkColor;
  pen.stroke(path);
}

type Shape = { x?: number; y?: number; line?: number };

export function disc(pen: Pen, radius: number, fill: Fill, { x = 0, y = 0, line = 4 }: Shape = {}) {
  oval(pen, radius, radius, fill, { x, y, line });
}

export function oval(
  pen: Pen,
  width: number,
  height: number,
  fill: Fill,
  { x = 0, y = 0, line = 4 }: Shape = {},
): void {
  const path = new Path2D();
  path.ellipse(x, y, width, height, 0, 0, 2 * Math.PI);
  fillPath(pen, path, fill, { top: y - height, bottom: y + height, line });
}

/** A rectangle with round corners around its middle. */
export function box(
  pen: Pen,
  width: number,
  height: number,
  fill: Fill,
  { x = 0, y = 0, line = 4, corner = 12 }: Shape & { corner?: number } = {},
): void {
  const path = new Path2D();
  path.roundRect(x - width / 2, y - height / 2, width, height, corner);
  fillPath(pen, path, fill, { top: y - height / 2, bottom: y + height / 2, line });
}

/** A shape given as an SVG path. */
export function outline(pen: Pen, d: string, fill: Fill, line = 4, top = -40, bottom = 40): void {
  fillPath(pen, new Path2D(d), fill, { top, bottom, line });
}

/** A bright spot without an outline. */
export function shine(pen: Pen, x: number, y: number, width: number, height: number): void {
  pen.save();
  pen.globalAlpha *= 0.55;
  oval(pen, width, height, "#ffffff", { x, y, line: 0 });
  pen.restore();
}

export function starPath(points: number, outer: number, inner: number): Path2D {
  const path = new Path2D();
  for (let at = 0; at < points * 2; at += 1) {
    const angle = (at * Math.PI) / points - Math.PI / 2;
    const far = at % 2 === 0 ? outer : inner;
    path.lineTo(Math.cos(angle) * far, Math.sin(angle) * far);
  }
  path.closePath();
  return path;
}

export const heartPath = "M0 26 C-44 -4 -26 -34 0 -14 C26 -34 44 -4 0 26 Z";

/** Two eyes and a smile (or, with `bend` below 0, a sad mouth). */
export function face(
  pen: Pen,
  size: number,
  { y = 0, bend = 1 }: { y?: number; bend?: number } = {},
) {
  for (const side of [-1, 1])
    oval(pen, size * 0.16, size * 0.22, inkColor, { x: side * size * 0.42, y, line: 0 });
  pen.beginPath();
  pen.lineWidth = size * 0.14;
  pen.strokeStyle = inkColor;
  pen.lineCap = "round";
  pen.moveTo(-size * 0.25, y + size * 0.4);
  pen.quadraticCurveTo(0, y + size * (0.4 + 0.3 * bend), size * 0.25, y + size * 0.4);
  pen.stroke();
}
