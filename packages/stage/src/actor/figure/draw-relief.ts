import { withAlpha, mix } from "#paint/mix.ts";
import { line, mark, paint } from "#actor/ink/paint.ts";
import { ellipse } from "#actor/ink/shapes.ts";
import { figureShades } from "#actor/ink/figure-context.ts";
import type { Colors, Figure } from "./figure.ts";
import { drawHead, inBody, inHead } from "./draw-figure.ts";
import { placeHips } from "./skeleton.ts";

const bronze = "#c08a3e";
const dark = "#7d5424";

/** The colors of a figure in metal; its eyes stay alive. */
export function castInBronze(colors: Colors): Colors {
  const cast = (color: string) => mix(color, bronze, 0.5);
  return {
    ...colors,
    body: cast(colors.body),
    belly: cast(colors.belly),
    hair: mix(colors.hair, dark, 0.5),
    accent: cast(colors.accent),
    outfit: cast(colors.outfit),
  };
}

/** A head on a round plate, with a ring below its chin; origin on the ground below it. */
export function drawRelief(figure: Figure): void {
  inBody(figure, placeHips(figure.build, figure.pose), () =>
    inHead(figure, () => {
      drawPlate(figure);
      figure.rig.headBehind?.(figure);
      drawRing(figure);
      drawHead(figure);
    }),
  );
}

function drawPlate({ ink, build, rig }: Figure): void {
  const { w, h } = build.head;
  const reach = 1.3 + Math.min(0.5, rig.flank ?? 0.1);
  const frame = { x: 0, y: h * 0.06, w: w * reach, h: h * reach };
  mark(ink, withAlpha(ink.light.shadow, 0.35), (s) =>
    ellipse(s, { ...frame, x: 4 * ink.right, y: frame.y + 6 }),
  );
  paint(ink, figureShades(ink, dark), { x: 0, y: 0, r: frame.w, form: "ball" }, (s) =>
    ellipse(s, frame),
  );
}

/** Swings as the nose is pulled and let go. */
function drawRing({ ink, build, pose }: Figure): void {
  const { w, h } = build.head;
  const swing = pose.snout * w * 0.3;
  const tone = figureShades(ink, bronze);
  const ring = { x: swing, y: h * 1.12, w: w * 0.62, h: h * 0.62 };
  for (const [color, width] of [
    [tone.line, 0.3],
    [tone.base, 0.22],
    [tone.light, 0.08],
  ] as const)
    line(ink, color, w * width, (s) => ellipse(s, ring));
}
