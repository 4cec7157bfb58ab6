/**
 * The subset of CanvasRenderingContext2D that the engine uses. A browser's context and
 * @napi-rs/canvas both implement it, so that a film has equal pixels in both.
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
  /**
   * The current transform, if the host can read it. Used for culling only; never changes a picture.
   */
  getTransform?(): { a: number; b: number; c: number; d: number; e: number; f: number };
  /** Pixels as RGBA bytes, if the host can read them. Used for culling only. */
  getImageData?(x: number, y: number, width: number, height: number): { data: ArrayLike<number> };
}

export interface Gradient {
  addColorStop(offset: number, color: string): void;
}

/** An offscreen picture that can be drawn onto another: layers are baked into these once. */
export interface Canvas {
  width: number;
  height: number;
  getContext(kind: "2d"): unknown;
}

/** Port to the host: creates canvases. */
export interface Host {
  createCanvas(width: number, height: number): Canvas;
}

/** Size of the stage in stage units; the surface's size only scales it. */
export const stageWidth = 1280;
export const stageHeight = 720;
