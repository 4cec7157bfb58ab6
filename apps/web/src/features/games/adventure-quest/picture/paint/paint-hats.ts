import { lighten } from "@goldmane/stage/paint/mix";
import { disc, line, oval, polygon, rounded, star } from "#features/games/host/art/shapes.ts";
import type { RealmTheme } from "#features/games/adventure-quest/picture/realm-theme.ts";

type Paint = CanvasRenderingContext2D;

/** What a foe of a realm wears; `y` is the top of its head. */
export function paintHat(context: Paint, { pattern }: RealmTheme, y: number): void {
  context.save();
  context.translate(0, y);
  hats[pattern](context);
  context.restore();
}

const hats: Record<RealmTheme["pattern"], (context: Paint) => void> = {
  grass(context) {
    context.strokeStyle = "#3f8a3f";
    context.lineWidth = 3;
    line(context, [
      [0, 2],
      [0, -8],
    ]);
    context.fillStyle = "#6fce54";
    oval(context, -7, -10, 8, 4, 0.5);
    context.fillStyle = "#8fe070";
    oval(context, 7, -11, 8, 4, -0.5);
  },
  toys(context) {
    context.fillStyle = "#ff8fb1";
    polygon(context, [
      [-9, 3],
      [9, 3],
      [0, -18],
    ]);
    context.fillStyle = "#ffd84d";
    disc(context, -3, -2, 2.2);
    disc(context, 3, -6, 2);
    disc(context, 0, -18, 4);
  },
  stone(context) {
    context.fillStyle = "#3a2a6e";
    oval(context, 0, 2, 17, 4.6);
    polygon(context, [
      [-10, 1],
      [10, 1],
      [6, -20],
    ]);
    context.fillStyle = "#ffd86a";
    context.fillRect(-9, -3, 18, 3.4);
    star(context, 3, -10, 4);
  },
  planks(context) {
    context.fillStyle = "#e02f4a";
    rounded(context, -17, 3, 34, 6, 3);
    polygon(context, [
      [14, 5],
      [26, 0],
      [24, 9],
    ]);
    context.fillStyle = "#ffffff";
    disc(context, 0, 6, 3);
  },
  metal(context) {
    context.strokeStyle = "#5b6f94";
    context.lineWidth = 2.6;
    line(context, [
      [0, 3],
      [0, -11],
    ]);
    context.fillStyle = "#38f0e055";
    disc(context, 0, -14, 7.5);
    context.fillStyle = "#38f0e0";
    disc(context, 0, -14, 4.4);
  },
  stage(context) {
    context.fillStyle = "#2a1830";
    oval(context, 0, 2, 16, 4.4);
    rounded(context, -10, -17, 20, 19, 3);
    context.fillStyle = lighten("#b3262e", 0.03);
    context.fillRect(-10, -4, 20, 4.6);
  },
};
