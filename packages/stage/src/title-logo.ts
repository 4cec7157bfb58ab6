import { drawTitle } from "#card/title-art.ts";
import { styleOf } from "#paint/style.ts";
import type { Story } from "#story/schema.ts";
import type { Surface } from "./surface.ts";

/**
 * Outlines, glow, tails and swashes extend beyond the letters' box by at most these shares of the
 * height.
 */
const margins = { top: 0.16, side: 0.12, bottom: 0.2 };

/**
 * Draws a film's title text on a transparent background, as large as the picture allows, aligned to
 * the lower left, for use over a backdrop.
 */
export function drawTitleLogo(
  surface: Surface,
  { title, genre }: Pick<Story, "title" | "genre">,
  { width, height }: { width: number; height: number },
): void {
  const box = {
    x: height * margins.side,
    y: height * margins.top,
    width: width - height * margins.side * 2,
    height: height * (1 - margins.top - margins.bottom),
  };
  const setting = { genre, accent: styleOf(genre).accent, align: "left", box } as const;
  surface.setTransform(1, 0, 0, 1, 0, 0);
  const filled = drawTitle(surface, title, { ...setting, reveal: 0 });
  surface.translate(0, box.y + box.height - filled.y - filled.height);
  drawTitle(surface, title, setting);
}
