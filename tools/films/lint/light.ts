/** Resolution for flash detection: a frame is drawn at this size, one cell per pixel. */
export const grid = { width: 64, height: 36 } as const;

/** Light of each cell of a frame. */
export type Light = {
  /** Relative luminance (WCAG 2.2), 0 to 1. */
  luminance: Float32Array;
  /** (R - G - B) x 320 of linear light, clamped at 0: the measure of red flashes. */
  redness: Float32Array;
  /** 1 where R / (R + G + B) is at least 0.8. */
  isSaturatedRed: Uint8Array;
};

const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** @param pixels RGBA bytes per cell, as `getImageData` returns them */
export function lightOf(pixels: ArrayLike<number>): Light {
  const cells = grid.width * grid.height;
  const light = {
    luminance: new Float32Array(cells),
    redness: new Float32Array(cells),
    isSaturatedRed: new Uint8Array(cells),
  };
  for (let cell = 0; cell < cells; cell += 1) {
    const red = linear[pixels[cell * 4] ?? 0] ?? 0;
    const green = linear[pixels[cell * 4 + 1] ?? 0] ?? 0;
    const blue = linear[pixels[cell * 4 + 2] ?? 0] ?? 0;
    light.luminance[cell] = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    light.redness[cell] = Math.max(0, red - green - blue) * 320;
    light.isSaturatedRed[cell] = red > 0 && red >= 0.8 * (red + green + blue) ? 1 : 0;
  }
  return light;
}
