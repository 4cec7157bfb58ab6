import { createCanvas } from "@napi-rs/canvas";
import { openFilm } from "@goldmane/stage/film";
import type { Cut } from "@goldmane/stage/story/cut";
import { dangerousShare, FlashMeter, type Flashes } from "./flash-meter.ts";
import { grid } from "./light.ts";
import { isInFirstPass, stretchesAround } from "./sample-plan.ts";

/** Frames on request, in any order. */
export type Frames = {
  count: number;
  perSecond: number;
  /** RGBA bytes per cell of the grid. */
  draw(frame: number): ArrayLike<number>;
};

export function framesOf(cut: Cut): Frames {
  const surface = createCanvas(grid.width, grid.height).getContext("2d");
  const film = openFilm({ createCanvas }, cut, grid);
  const { fps } = cut.timeline;
  return {
    count: Math.round(cut.durationSeconds * fps),
    perSecond: fps,
    draw(frame) {
      film.draw(surface, frame / fps);
      return surface.getImageData(0, 0, grid.width, grid.height).data;
    },
  };
}

/**
 * Maximum flashes within any second of a film. The first pass follows the sample plan; then every
 * frame is drawn around changes over half of the dangerous area.
 */
export async function measureFlashes(frames: Frames): Promise<Flashes> {
  const suspicious: number[] = [];
  /** Frames drawn in the first pass: they are small, and drawing them is expensive. */
  const drawn = new Map<number, ArrayLike<number>>();
  const first = new FlashMeter(dangerousShare / 2);
  for (let frame = 0; frame < frames.count; frame += 1) {
    if (!isInFirstPass(frame)) continue;
    const picture = frames.draw(frame);
    drawn.set(frame, picture);
    const { general, red } = first.read(picture, frame / frames.perSecond);
    if (general + red > 0) suspicious.push(frame);
    await letOthersRun();
  }
  const most = { general: 0, red: 0 };
  for (const { from, to } of stretchesAround(suspicious, frames.count)) {
    const meter = new FlashMeter();
    for (let frame = from; frame < to; frame += 1) {
      const picture = drawn.get(frame) ?? frames.draw(frame);
      const { general, red } = meter.read(picture, frame / frames.perSecond);
      most.general = Math.max(most.general, general);
      most.red = Math.max(most.red, red);
      await letOthersRun();
    }
  }
  return most;
}

/** The canvas frees its memory only between turns of the event loop. */
function letOthersRun(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
