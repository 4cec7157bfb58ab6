import type { Gradient, Surface } from "#surface.ts";

/** The bounding box of a drawing, in the units it draws with. */
export type InkBox = { left: number; right: number; top: number; bottom: number };

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
type State = { matrix: Matrix; clip: InkBox; alpha: number; line: number };

const everywhere: InkBox = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 };
const nothing: Gradient = { addColorStop: () => {} };
const turn = Math.PI * 2;

/**
 * Runs a drawing function and returns its bounds, from the paths alone: no pixels are made, so the
 * result is equal in every host. Null when nothing is painted.
 */
export function measureInk(draw: (surface: Surface) => void): InkBox | null {
  const gauge = new Gauge();
  draw(gauge);
  return gauge.inked;
}

class Gauge implements Surface {
  fillStyle: unknown = "";
  strokeStyle: unknown = "";
  lineCap: Surface["lineCap"] = "butt";
  lineJoin: Surface["lineJoin"] = "miter";
  globalCompositeOperation: unknown = "source-over";
  imageSmoothingEnabled = true;
  imageSmoothingQuality: unknown = "low";
  inked: InkBox | null = null;
  #state: State = { matrix: [1, 0, 0, 1, 0, 0], clip: everywhere, alpha: 1, line: 1 };
  #saved: State[] = [];
  #path: InkBox | null = null;
  #at = { x: 0, y: 0 };

  get globalAlpha() {
    return this.#state.alpha;
  }
  set globalAlpha(alpha: number) {
    this.#state.alpha = alpha;
  }
  get lineWidth() {
    return this.#state.line;
  }
  set lineWidth(width: number) {
    this.#state.line = width;
  }

  save() {
    this.#saved.push({ ...this.#state });
  }
  restore() {
    this.#state = this.#saved.pop() ?? this.#state;
  }
  setTransform(...matrix: Matrix) {
    this.#state.matrix = matrix;
  }
  transform(...[a, b, c, d, e, f]: Matrix) {
    const [A, B, C, D, E, F] = this.#state.matrix;
    this.#state.matrix = [
      A * a + C * b,
      B * a + D * b,
      A * c + C * d,
      B * c + D * d,
      A * e + C * f + E,
      B * e + D * f + F,
    ];
  }
  translate(x: number, y: number) {
    this.transform(1, 0, 0, 1, x, y);
  }
  scale(x: number, y: number) {
    this.transform(x, 0, 0, y, 0, 0);
  }
  rotate(angle: number) {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    this.transform(cos, sin, -sin, cos, 0, 0);
  }

  beginPath() {
    this.#path = null;
  }
  closePath() {}
  moveTo(x: number, y: number) {
    this.#reach(x, y);
  }
  lineTo(x: number, y: number) {
    this.#reach(x, y);
  }
  quadraticCurveTo(cx: number, cy: number, x: number, y: number) {
    const from = this.#at;
    this.bezierCurveTo(
      from.x + (2 / 3) * (cx - from.x),
      from.y + (2 / 3) * (cy - from.y),
      x + (2 / 3) * (cx - x),
      y + (2 / 3) * (cy - y),
      x,
      y,
    );
  }
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number) {
    const from = this.#at;
    for (let step = 1; step <= 8; step += 1) {
      const t = step / 8;
      const u = 1 - t;
      const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
      this.#reach(p * from.x + q * ax + r * bx + s * x, p * from.y + q * ay + r * by + s * y);
    }
  }
  arc(x: number, y: number, r: number, from: number, to: number) {
    this.ellipse(x, y, r, r, 0, from, to);
  }
  ellipse(
    x: number,
    y: number,
    rx: number,
    ry: number,
    rotation: number,
    from: number,
    to: number,
    anticlockwise = false,
  ) {
    const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
    const sweep = anticlockwise ? -((((from - to) % turn) + turn) % turn) || -turn : to - from;
    for (let step = 0; step <= 16; step += 1) {
      const angle = from + (sweep * step) / 16;
      const [px, py] = [Math.cos(angle) * rx, Math.sin(angle) * ry];
      this.#reach(x + px * cos - py * sin, y + px * sin + py * cos);
    }
  }
  rect(x: number, y: number, width: number, height: number) {
    this.#reach(x, y);
    this.#reach(x + width, y);
    this.#reach(x, y + height);
    this.#reach(x + width, y + height);
  }

  fill() {
    this.#ink(this.#path, 0);
  }
  stroke() {
    const [a, b] = this.#state.matrix;
    this.#ink(this.#path, (this.#state.line / 2) * Math.hypot(a, b));
  }
  clip() {
    if (this.#path) this.#state.clip = overlap(this.#state.clip, this.#path);
  }
  fillRect(x: number, y: number, width: number, height: number) {
    const path = this.#path;
    this.#path = null;
    this.rect(x, y, width, height);
    this.#ink(this.#path, 0);
    this.#path = path;
  }
  clearRect() {}
  drawImage(_image: never, ...numbers: number[]) {
    const [x = 0, y = 0, width = 0, height = 0] = numbers.slice(-4);
    this.fillRect(x, y, width, height);
  }
  createLinearGradient() {
    return nothing;
  }
  createRadialGradient() {
    return nothing;
  }

  #reach(x: number, y: number) {
    this.#at = { x, y };
    const [a, b, c, d, e, f] = this.#state.matrix;
    const [px, py] = [a * x + c * y + e, b * x + d * y + f];
    this.#path = join(this.#path, { left: px, right: px, top: py, bottom: py });
  }

  #ink(path: InkBox | null, border: number) {
    if (!path || this.#state.alpha < 0.05) return;
    const box = overlap(this.#state.clip, {
      left: path.left - border,
      right: path.right + border,
      top: path.top - border,
      bottom: path.bottom + border,
    });
    if (box.left < box.right && box.top < box.bottom) this.inked = join(this.inked, box);
  }
}

export function join(a: InkBox | null, b: InkBox): InkBox {
  if (!a) return b;
  return {
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    top: Math.min(a.top, b.top),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

function overlap(a: InkBox, b: InkBox): InkBox {
  return {
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  };
}
