import type { Surface } from "#surface.ts";

const fullCircle = Math.PI * 2;

/** Position and half size of a unit shape. */
export type Frame = { x: number; y: number; w: number; h: number };

export function ellipse(surface: Surface, { x, y, w, h }: Frame, rotation = 0): void {
  surface.moveTo(x + Math.cos(rotation) * w, y + Math.sin(rotation) * w);
  surface.ellipse(x, y, Math.abs(w), Math.abs(h), rotation, 0, fullCircle);
}

/** A smooth closed curve through points given as x, y pairs in units of the frame. */
export function blob(surface: Surface, points: readonly number[], { x, y, w, h }: Frame): void {
  const count = points.length / 2;
  const px = (i: number) => x + (points[(((i % count) + count) % count) * 2] ?? 0) * w;
  const py = (i: number) => y + (points[(((i % count) + count) % count) * 2 + 1] ?? 0) * h;
  surface.moveTo(px(0), py(0));
  for (let i = 0; i < count; i += 1) {
    surface.bezierCurveTo(
      px(i) + (px(i + 1) - px(i - 1)) / 6,
      py(i) + (py(i + 1) - py(i - 1)) / 6,
      px(i + 1) - (px(i + 2) - px(i)) / 6,
      py(i + 1) - (py(i + 2) - py(i)) / 6,
      px(i + 1),
      py(i + 1),
    );
  }
  surface.closePath();
}

/** A smooth open curve through points given as x, y pairs; its ends point along their neighbors. */
export function curveThrough(surface: Surface, points: readonly number[]): void {
  const last = points.length / 2 - 1;
  const at = (i: number) => Math.min(last, Math.max(0, i)) * 2;
  const px = (i: number) => points[at(i)] ?? 0;
  const py = (i: number) => points[at(i) + 1] ?? 0;
  surface.moveTo(px(0), py(0));
  for (let i = 0; i < last; i += 1) {
    surface.bezierCurveTo(
      px(i) + (px(i + 1) - px(i - 1)) / 6,
      py(i) + (py(i + 1) - py(i - 1)) / 6,
      px(i + 1) - (px(i + 2) - px(i)) / 6,
      py(i + 1) - (py(i + 2) - py(i)) / 6,
      px(i + 1),
      py(i + 1),
    );
  }
}

/** A leaf from root to tip: ears, feathers, flames, locks of hair. `belly` is its half width. */
export function leaf(
  surface: Surface,
  root: { x: number; y: number },
  tip: { x: number; y: number },
  belly: number,
): void {
  const dx = tip.x - root.x;
  const dy = tip.y - root.y;
  const length = Math.hypot(dx, dy) || 1;
  const nx = (-dy / length) * belly * 1.33;
  const ny = (dx / length) * belly * 1.33;
  surface.moveTo(root.x, root.y);
  surface.bezierCurveTo(
    root.x + dx * 0.15 + nx,
    root.y + dy * 0.15 + ny,
    root.x + dx * 0.75 + nx,
    root.y + dy * 0.75 + ny,
    tip.x,
    tip.y,
  );
  surface.bezierCurveTo(
    root.x + dx * 0.75 - nx,
    root.y + dy * 0.75 - ny,
    root.x + dx * 0.15 - nx,
    root.y + dy * 0.15 - ny,
    root.x,
    root.y,
  );
  surface.closePath();
}

export function roundedBox(surface: Surface, { x, y, w, h }: Frame, radius: number): void {
  const r = Math.min(radius, Math.abs(w), Math.abs(h));
  surface.moveTo(x - w + r, y - h);
  surface.lineTo(x + w - r, y - h);
  surface.quadraticCurveTo(x + w, y - h, x + w, y - h + r);
  surface.lineTo(x + w, y + h - r);
  surface.quadraticCurveTo(x + w, y + h, x + w - r, y + h);
  surface.lineTo(x - w + r, y + h);
  surface.quadraticCurveTo(x - w, y + h, x - w, y + h - r);
  surface.lineTo(x - w, y - h + r);
  surface.quadraticCurveTo(x - w, y - h, x - w + r, y - h);
  surface.closePath();
}

/** A star of radius `w`, with five points by default; `h` is ignored. */
export function star(surface: Surface, { x, y, w }: Frame, points = 5, inner = 0.45): void {
  for (let i = 0; i < points * 2; i += 1) {
    const r = i % 2 === 0 ? w : w * inner;
    const a = -Math.PI / 2 + (i * Math.PI) / points;
    if (i === 0) surface.moveTo(x + Math.cos(a) * r, y + Math.sin(a) * r);
    else surface.lineTo(x + Math.cos(a) * r, y + Math.sin(a) * r);
  }
  surface.closePath();
}

/** A heart of half width `w`; `h` is ignored. */
export function heart(surface: Surface, { x, y, w }: Frame): void {
  surface.moveTo(x, y + w);
  surface.bezierCurveTo(x - w * 1.7, y - w * 0.15, x - w * 0.85, y - w * 1.25, x, y - w * 0.45);
  surface.bezierCurveTo(x + w * 0.85, y - w * 1.25, x + w * 1.7, y - w * 0.15, x, y + w);
  surface.closePath();
}
