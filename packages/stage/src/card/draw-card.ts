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
  { title, style, light }: { title: string; style: Style; light: Light },
): void {
  if (card.kind === "title") drawOpening(surface, card.progress, title, style);
  else drawEnding(surface, card.progress, style, light);
}

function drawOpening(surface: Surface, progress: number, title: string, style: Style): void {
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
  if (leaving < 1)
    drawTitle(surface, title, {
      genre: style.genre,
      accent: style.accent,
      box,
      reveal: clamp(progress / 0.42) * (1 - leaving),
    });
  surface.restore();
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
  const line = setLine(faceOf("text"), "A GOLDMANE ORIGINAL", 0.32);
  const size = 19;
  surface.save();
  surface.globalAlpha = clamp((progress - 0.5) / 0.2) * 0.85;
  surface.fillStyle = light.rim;
  traceLine(surface, line, stageWidth / 2 - (line.width * size) / 2, 470, size);
  surface.fill();
  surface.restore();
}
