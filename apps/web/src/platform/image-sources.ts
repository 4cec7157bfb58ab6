const quality = 85;
const largest = 2000;

/**
 * Returns `src` and `srcset` of a picture about `width` CSS pixels wide, at 0.5, 1, 1.5 and 2 times
 * that.
 */
export function imageSources(url: string, width: number): { src: string; srcSet: string } {
  const widths = [0.5, 1, 1.5, 2].map((factor) => Math.min(Math.round(width * factor), largest));
  const at = (pixels: number) =>
    `${url}${url.includes("?") ? "&" : "?"}width=${pixels}&quality=${quality}`;
  return {
    src: at(width),
    srcSet: [...new Set(widths)].map((pixels) => `${at(pixels)} ${pixels}w`).join(", "),
  };
}
