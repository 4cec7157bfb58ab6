import { seededRandom } from "@goldmane/std/seeded-random";
import type { Light } from "#paint/light.ts";
import { stageHeight, stageWidth, type Surface } from "#surface.ts";
import type { Transition } from "#story/vocabulary.ts";

const half = { cut: 0, fade: 0.5, wipe: 0.42, iris: 0.55, page: 0.45, clouds: 0.6 } as const;

/** Duration of a transition on either side of the cut, in seconds. */
export function coverSeconds(transition: Transition): number {
  return half[transition];
}

/**
 * Draws the transition's cover over a scene.
 * @param covered 0 nothing hidden .. 1 all hidden
 * @param leaving true before the cut, false after it
 */
export function drawCover(
  surface: Surface,
  transition: Transition,
  { covered, leaving, light }: { covered: number; leaving: boolean; light: Light },
): void {
  if (covered <= 0) return;
  surface.save();
  surface.fillStyle =
    transition === "page" || transition === "clouds" ? light.sky[3] : light.shadow;
  if (transition === "fade") {
    surface.globalAlpha = covered;
    surface.fillRect(0, 0, stageWidth, stageHeight);
  } else if (transition === "iris") drawIris(surface, covered);
  else if (transition === "wipe") drawWipe(surface, covered, leaving);
  else if (transition === "page") drawPage(surface, covered, leaving, light);
  else if (transition === "clouds") drawClouds(surface, covered, light);
  surface.restore();
}

function drawIris(surface: Surface, covered: number): void {
  const radius = Math.hypot(stageWidth, stageHeight) * 0.5 * (1 - covered);
  surface.beginPath();
  surface.rect(0, 0, stageWidth, stageHeight);
  surface.arc(stageWidth / 2, stageHeight * 0.54, Math.max(0.01, radius), 0, Math.PI * 2, true);
  surface.fill();
}

/** A slanted edge that enters from the left and leaves to the right. */
function drawWipe(surface: Surface, covered: number, leaving: boolean): void {
  const slant = 180;
  const edge = (stageWidth + slant) * (leaving ? covered : 1 - covered);
  const far = leaving ? -slant : stageWidth + slant;
  surface.beginPath();
  surface.moveTo(far, 0);
  surface.lineTo(edge, 0);
  surface.lineTo(edge - slant, stageHeight);
  surface.lineTo(far, stageHeight);
  surface.closePath();
  surface.fill();
}

function drawPage(surface: Surface, covered: number, leaving: boolean, light: Light): void {
  const edge = leaving ? stageWidth * (1 - covered) : 0;
  const width = stageWidth * covered;
  surface.fillRect(edge, 0, width, stageHeight);
  const fold = leaving ? edge : width;
  const shade = surface.createLinearGradient(fold - 60, 0, fold + 60, 0);
  shade.addColorStop(0, `${light.shadow}00`);
  shade.addColorStop(0.5, `${light.shadow}66`);
  shade.addColorStop(1, `${light.shadow}00`);
  surface.fillStyle = shade;
  surface.fillRect(fold - 60, 0, 120, stageHeight);
}

function drawClouds(surface: Surface, covered: number, light: Light): void {
  const random = seededRandom(11);
  surface.beginPath();
  for (let i = 0; i < 34; i += 1) {
    const x = (i / 33) * stageWidth;
    const y = random() * stageHeight;
    const radius = (120 + random() * 170) * Math.min(1, covered * 1.25);
    surface.moveTo(x + radius, y);
    surface.arc(x, y, radius, 0, Math.PI * 2);
  }
  surface.fill();
  if (covered > 0.8) {
    surface.fillStyle = light.sky[3];
    surface.globalAlpha = (covered - 0.8) * 5;
    surface.fillRect(0, 0, stageWidth, stageHeight);
  }
}
