import type { Surface } from "#surface.ts";

export type Point = { x: number; y: number };
export type Trace = (surface: Surface) => void;

const turn = Math.PI * 2;

/** Adds a circle to the current path, so that a hundred of them are one fill. */
export function addCircle(surface: Surface, x: number, y: number, radius: number): void {
  surface.moveTo(x + radius, y);
  surface.arc(x, y, radius, 0, turn);
}

export function addEllipse(
  surface: Surface,
  x: number,
  y: number,
  rx: number,
  ry: number,
  rotation = 0,
): void {
  surface.moveTo(x + rx * Math.cos(rotation), y + rx * Math.sin(rotation));
  surface.ellipse(x, y, rx, ry, rotation, 0, turn);
}

export function addPolygon(surface: Surface, points: readonly Point[]): void {
  for (const [index, { x, y }] of points.entries()) {
    if (index === 0) surface.moveTo(x, y);
    else surface.lineTo(x, y);
  }
  surface.closePath();
}

/** A closed curve through the midpoints of the polygon's edges, without corners. */
export function addSmooth(surface: Surface, points: readonly Point[]): void {
  const last = points.at(-1);
  const first = points[0];
  if (!last || !first) return;
  surface.moveTo((last.x + first.x) / 2, (last.y + first.y) / 2);
  for (const [index, point] of points.entries()) {
    const next = points[(index + 1) % points.length] ?? first;
    surface.quadraticCurveTo(point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2);
  }
  surface.closePath();
}

export function addRoundRect(
  surface: Surface,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  const r = Math.min(radius, width / 2, height / 2);
  surface.moveTo(x + r, y);
  surface.lineTo(x + width - r, y);
  surface.quadraticCurveTo(x + width, y, x + width, y + r);
  surface.lineTo(x + width, y + height - r);
  surface.quadraticCurveTo(x + width, y + height, x + width - r, y + height);
  surface.lineTo(x + r, y + height);
  surface.quadraticCurveTo(x, y + height, x, y + height - r);
  surface.lineTo(x, y + r);
  surface.quadraticCurveTo(x, y, x + r, y);
  surface.closePath();
}

export function addStar(
  surface: Surface,
  x: number,
  y: number,
  radius: number,
  { points = 5, inner = 0.46, rotation = 0 } = {},
): void {
  const corners: Point[] = [];
  for (let index = 0; index < points * 2; index += 1) {
    const r = index % 2 === 0 ? radius : radius * inner;
    const angle = rotation - Math.PI / 2 + (index * Math.PI) / points;
    corners.push({ x: x + Math.cos(angle) * r, y: y + Math.sin(angle) * r });
  }
  addPolygon(surface, corners);
}

export function fillPath(surface: Surface, color: unknown, trace: Trace): void {
  surface.fillStyle = color;
  surface.beginPath();
  trace(surface);
  surface.fill();
}

export function strokePath(surface: Surface, color: unknown, width: number, trace: Trace): void {
  surface.strokeStyle = color;
  surface.lineWidth = width;
  surface.beginPath();
  trace(surface);
  surface.stroke();
}
