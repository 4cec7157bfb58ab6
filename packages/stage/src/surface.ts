/**
 * The part of the 2D canvas that the engine draws with. A browser's context and @napi-rs/canvas's
 * both fit it, so that one film draws the same pixels in both.
 */
export interface Surface {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineCap: "butt" | "round" | "square";
  lineJoin: "round" | "bevel" | "miter";
  globalAlpha: number;
  globalCompositeOperation: unknown;
  imageSmoothingEnabled: boolean;
  imageSmoothingQuality: unknown;
  save(): void;
  restore(): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  translate(x: number, y: number): void;
  rotate(angle: number): void;
  scale(x: number, y: number): void;
  beginPath(): void;
  closePath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(cpx: number, cpy: number, x: number, y: number): void;
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void;
  arc(x: number, y: number, r: number, from: number, to: number, anticlockwise?: boolean): void;
  ellipse(
    x: number,
    y: number,
    rx: number,
    ry: number,
    rotation: number,
    from: number,
    to: number,
    anticlockwise?: boolean,
  ): void;
  rect(x: number, y: number, width: number, height: number): void;
  fill(): void;
  stroke(): void;
  clip(): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  clearRect(x: number, y: number, width: number, height: number): void;
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient;
  createRadialGradient(
    x0: number,
    y0: number,
    r0: number,
    x1: number,
    y1: number,
    r1: number,
  ): Gradient;
  drawImage(image: never, dx: number, dy: number, dw: number, dh: number): void;
  drawImage(
    image: never,
    sx: number,
    sy: number,
    sw: number,
    sh: number,
    dx: number,
    dy: number,
    dw: number,
    dh: number,
  ): void;
  /** Where the host can tell: the transform in force. Only spares work, never changes a picture. */
  getTransform?(): { a: number; b: number; c: number; d: number; e: number; f: number };
  /** Where the host can tell: what has been painted, four bytes a pixel. Only spares work. */
  getImageData?(x: number, y: number, width: number, height: number): { data: ArrayLike<number> };
}

export interface Gradient {
  addColorStop(offset: number, color: string): void;
}

/** A picture of its own that can be drawn onto another: layers are baked into these once. */
export interface Canvas {
  width: number;
  height: number;
  getContext(kind: "2d"): unknown;
}

/** What the engine asks of its host: a way to make canvases. */
export interface Host {
  createCanvas(width: number, height: number): Canvas;
}

/** The stage is always this large to those who draw on it; the surface's size only scales it. */
export const stageWidth = 1280;
export const stageHeight = 720;
