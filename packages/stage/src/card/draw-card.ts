import { clamp } from "@goldmane/std/clamp";
import { setLine, traceLine } from "#text/title-text.ts";
import { faceOf } from "#text/face.ts";
import type { Light, Style } from "#paint/light.ts";
import type { Card } from "#story/cut.ts";
import { stageHeight, stageWidth, type Surface } from "#surface.ts";
import { drawTitle } from "./title-art.ts";

/** Draws the opening title or the end card over the picture. */
export function drawCard(
  surface: Surface,
  card: Card,
  { style, light, ...names }: Names & { style: Style; light: Light },
): void {
  if (card.kind === "title") drawOpening(surface, card.progress, names, style);
  else drawEnding(surface, card.progress, style, light);
}

type Names = { title: string; subtitle?: string | undefined };

function drawOpening(
  surface: Surface,
  progress: number,
  { title, subtitle }: Names,
  style: Style,
): void {
  const leaving = clamp((progress - 0.86) / 0.14);
  surface.save();
  surface.globalAlpha = (1 - leaving) * clamp(progress * 8) * 0.5;
  const veil = surface.createLinearGradient(0, 0, 0, stageHeight);
  veil.addColorStop(0, "#0a041200");
  veil.addColorStop(0.35, "#0a0412cc");
  veil.addColorStop(0.65, "#0a0412cc");
  veil.addColorStop(1, "#0a041200");
  surface.fillStyle = veil;
  surface.fillRect(0, 0, stageWidth, stageHeight);
  surface.restore();

  surface.save();
  surface.translate(0, -leaving * 40);
  const box = { x: 190, y: 220, width: 900, height: 230 };
  if (leaving < 1) {
    const { y, height } = drawTitle(surface, title, {
      genre: style.genre,
      accent: style.accent,
      box,
      reveal: clamp(progress / 0.42) * (1 - leaving),
    });
    if (subtitle !== undefined) {
      surface.globalAlpha = clamp((progress - 0.34) / 0.16) * (1 - leaving);
      drawCenteredLine(
        surface,
        subtitle.toUpperCase(),
        { y: y + height + 64, size: 30, tracking: 0.16 },
        "#fff6e4",
      );
    }
  }
  surface.restore();
}

/** A line in the plain face; `y` is its baseline. */
function drawCenteredLine(
  surface: Surface,
  text: string,
  { y, size, tracking }: { y: number; size: number; tracking: number },
  color: string,
): void {
  const line = setLine(faceOf("text"), text, tracking);
  surface.fillStyle = color;
  traceLine(surface, line, stageWidth / 2 - (line.width * size) / 2, y, size);
  surface.fill();
}

function drawEnding(surface: Surface, progress: number, style: Style, light: Light): void {
  const closed = clamp(progress / 0.28);
  const eased = 1 - (1 - closed) ** 2;
  const radius = Math.hypot(stageWidth, stageHeight) * 0.52 * (1 - eased);
  surface.save();
  surface.fillStyle = "#120818";
  surface.beginPath();
  surface.rect(0, 0, stageWidth, stageHeight);
  surface.arc(stageWidth / 2, stageHeight * 0.52, Math.max(0.01, radius), 0, Math.PI * 2, true);
  surface.fill();
  surface.restore();

  const shown = clamp((progress - 0.3) / 0.35);
  if (shown <= 0) return;
  drawTitle(surface, "The End", {
    genre: style.genre,
    accent: style.accent,
    box: { x: 400, y: 270, width: 480, height: 110 },
    reveal: shown,
  });
  surface.save();
  surface.globalAlpha = clamp((progress - 0.5) / 0.2) * 0.85;
  const setting = { y: 470, size: 19, tracking: 0.32 };
  drawCenteredLine(surface, "A GOLDMANE ORIGINAL", setting, light.rim);
  surface.restore();
}
