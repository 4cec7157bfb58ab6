import type { TraceState } from "@goldmane/games/leos-arcade/micro-games/trace";
import { ImagePool } from "#features/games/leos-arcade/kit/image-pool.ts";
import { disc, fillPath, starPath } from "#features/games/leos-arcade/kit/pen.ts";
import { between, definePicture, wave } from "#features/games/leos-arcade/kit/round-picture.ts";

/** A light draws a constellation from star to star. */
export const tracePicture = definePicture<TraceState>({
  cast: [],
  hintSpeed: 1.8,
  open(kit, layer) {
    kit.addBackdrop(layer, "trace", {
      sky: ["#0f1650", "#5a3aa8"],
      floor: ["#2a1f6b", "#150f3d"],
      horizon: 500,
      motif: "stars",
      tone: "#ffffff",
    });
    kit.paint(
      "dot",
      [100, 100],
      (pen, frame) => {
        fillPath(
          pen,
          starPath(5, 40, 19),
          frame === 1 ? ["#fff8c2", "#ffc93a"] : ["#8f86c9", "#5d5399"],
          { line: 6 },
        );
      },
      2,
    );
    kit.paint("halo", [140, 140], (pen) => {
      pen.lineWidth = 8;
      pen.strokeStyle = "#ffe14a";
      pen.setLineDash([14, 10]);
      pen.beginPath();
      pen.arc(0, 0, 58, 0, 2 * Math.PI);
      pen.stroke();
    });
    kit.paint("light", [90, 90], (pen) => {
      const glow = pen.createRadialGradient(0, 0, 4, 0, 0, 44);
      glow.addColorStop(0, "#ffffff");
      glow.addColorStop(0.4, "#ffe98a");
      glow.addColorStop(1, "#ffe98a00");
      pen.fillStyle = glow;
      pen.fillRect(-45, -45, 90, 90);
      disc(pen, 13, "#ffffff", { line: 0 });
    });
    const lines = kit.addLines(layer);
    const halo = kit.add(layer, "halo", 0, 0);
    const dots = new ImagePool(() => kit.add(layer, "dot", 0, 0));
    const light = kit.addLayer();
    layer.add(light);
    const glow = kit.add(light, "light", 0, 0);
    return {
      draw(state, previous, moment) {
        const { stars, next, tick } = state;
        const x = between(previous.pen.x, state.pen.x, moment);
        const y = between(previous.pen.y, state.pen.y, moment);
        const reached = [...stars, ...stars.slice(0, 1)].slice(0, next);
        const goal = stars[next % stars.length] ?? { x, y };
        lines.clear();
        lines
          .lineStyle(5, 0xffffff, 0.22)
          .beginPath()
          .moveTo(reached.at(-1)?.x ?? x, reached.at(-1)?.y ?? y);
        lines.lineTo(goal.x, goal.y).strokePath();
        lines.lineStyle(10, 0xffe14a).beginPath();
        for (const [at, star] of reached.entries())
          if (at === 0) lines.moveTo(star.x, star.y);
          else lines.lineTo(star.x, star.y);
        if (state.outcome !== "won") lines.lineTo(x, y);
        lines.strokePath();
        dots.show(stars, (picture, star, at) => {
          picture.setPosition(star.x, star.y).setFrame(at < next ? 1 : 0, false, false);
          kit.resize(picture, at === next % stars.length ? 0.9 + wave(tick, 1.6) * 0.1 : 0.75);
        });
        halo
          .setPosition(goal.x, goal.y)
          .setRotation(tick / 40)
          .setVisible(state.outcome === null);
        light.setPosition(x, y);
        kit.resize(glow, 1.2 + wave(tick, 2) * 0.1);
      },
    };
  },
});
