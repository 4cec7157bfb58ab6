import { lerp } from "@goldmane/std/lerp";
import { dampedOscillation, smoothstep } from "#actor/acting/easing.ts";
import { linear } from "#paint/gradient.ts";
import { withAlpha } from "#paint/mix.ts";
import { stageHeight, stageWidth, type Host, type Surface } from "#surface.ts";
import type { Film } from "#film.ts";
import { drawEmbers } from "./draw-embers.ts";
import { bakeGrain, drawBloom, drawGround, drawRays, drawVignette, night } from "./draw-light.ts";
import { drawFace, drawMane, maneTurn } from "./draw-mark.ts";
import { drawStrandLight, drawStrands } from "./draw-strands.ts";
import { lionMark } from "./lion-mark.ts";
import { introTiming, markPlace } from "./timing.ts";
import { traceSvg } from "./trace-svg.ts";

/** Stage units per unit of the mark. */
const unit = markPlace.size / 64;
/** Resolution of the strands' light; scaling it up twice blurs it. */
const lightScale = 1 / 10;

/**
 * Opens the intro at one picture size: a mane of gold strands gathers into the mark. From
 * `introTiming.still` on its picture equals the page's own mark.
 */
export function openIntro(host: Host, { width, height }: { width: number; height: number }): Film {
  const scale = width / stageWidth;
  const grain = bakeGrain(host, scale);
  const light = host.createCanvas(
    Math.ceil(width * Math.max(lightScale / scale, 0.05)),
    Math.ceil(height * Math.max(lightScale / scale, 0.05)),
  );
  const softLight = host.createCanvas(light.width * 3, light.height * 3);

  return { width, height, durationSeconds: introTiming.seconds, draw };

  function draw(surface: Surface, at: number): void {
    const t = Math.min(at, introTiming.still);
    const woven = 1 - smoothstep((t - introTiming.gathered - 0.1) / 0.5);
    reset(surface);
    drawGround(surface, t);
    drawRays(surface, t);

    if (woven > 0) {
      drawLight(t, woven);
      surface.setTransform(1, 0, 0, 1, 0, 0);
      surface.globalCompositeOperation = "lighter";
      surface.drawImage(softLight as never, 0, 0, width, height);
      surface.globalCompositeOperation = "source-over";
    }

    drawGrain(surface);
    reset(surface);
    drawBloom(surface, t, 1);
    surface.save();
    look(surface, t);
    if (woven > 0) drawStrands(surface, t, 1);
    drawMane(surface, t, 1 - woven);
    drawGleam(surface, t);
    drawFace(surface, t);
    surface.restore();

    drawBloom(surface, t, 0.25);
    surface.save();
    look(surface, t);
    drawEmbers(surface, t);
    surface.restore();
    drawVignette(surface);
    drawDark(surface, t);
  }

  /** Under the mark, so that its gold has no grain. */
  function drawGrain(surface: Surface): void {
    surface.setTransform(1, 0, 0, 1, 0, 0);
    surface.drawImage(grain as never, 0, 0, width, height);
  }

  function reset(surface: Surface): void {
    surface.setTransform(scale, 0, 0, height / stageHeight, 0, 0);
    surface.globalAlpha = 1;
    surface.globalCompositeOperation = "source-over";
  }

  function drawLight(t: number, woven: number): void {
    const small = light.getContext("2d") as Surface;
    small.setTransform(light.width / stageWidth, 0, 0, light.height / stageHeight, 0, 0);
    small.globalCompositeOperation = "source-over";
    small.globalAlpha = 1;
    small.clearRect(0, 0, stageWidth, stageHeight);
    small.globalCompositeOperation = "lighter";
    look(small, t);
    drawStrandLight(small, t, woven);
    const soft = softLight.getContext("2d") as Surface;
    soft.imageSmoothingEnabled = true;
    soft.imageSmoothingQuality = "high";
    soft.clearRect(0, 0, softLight.width, softLight.height);
    soft.drawImage(light as never, 0, 0, softLight.width, softLight.height);
  }
}

/** The camera: near and tilted at first, straight on at the end. Transforms to the mark's units. */
function look(surface: Surface, t: number): void {
  const away = 1 - smoothstep(t / introTiming.gathered) ** 0.9;
  const pulse = 1 + 0.03 * dampedOscillation(t - introTiming.gathered, 1.3, 4.2);
  const closeness = t < introTiming.still ? lerp(1, 1.55, away) * pulse : 1;
  surface.translate(markPlace.x, markPlace.y);
  surface.rotate(-0.5 * away);
  surface.scale(unit * closeness, unit * closeness);
}

/** A band of light passes over the gold once. */
function drawGleam(surface: Surface, t: number): void {
  const { start, end } = introTiming.gleam;
  const along = (t - start) / (end - start);
  if (along <= 0 || along >= 1) return;
  const at = lerp(-62, 62, smoothstep(along));
  surface.save();
  surface.beginPath();
  surface.rotate(maneTurn(t));
  surface.translate(-32, -32);
  traceSvg(surface, lionMark.nearMane);
  surface.clip();
  surface.globalCompositeOperation = "lighter";
  surface.fillStyle = linear(surface, { x: at + 20, y: 22 }, { x: at + 44, y: 42 }, [
    [0, withAlpha("#fff6dc", 0)],
    [0.5, withAlpha("#fff6dc", 0.62)],
    [1, withAlpha("#fff6dc", 0)],
  ]);
  surface.fillRect(-40, -40, 144, 144);
  surface.restore();
}

/** The fade from black. */
function drawDark(surface: Surface, t: number): void {
  const dark = 1 - smoothstep(t / 0.5);
  if (dark <= 0) return;
  surface.globalAlpha = dark;
  surface.fillStyle = night;
  surface.fillRect(0, 0, stageWidth, stageHeight);
  surface.globalAlpha = 1;
}
