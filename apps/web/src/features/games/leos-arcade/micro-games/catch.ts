import type { CatchState } from "@goldmane/games/leos-arcade/micro-games/catch";
import { ImagePool } from "#features/games/leos-arcade/kit/image-pool.ts";
import { box, disc, outline, shine } from "#features/games/leos-arcade/kit/pen.ts";
import { between, definePicture, wave } from "#features/games/leos-arcade/kit/round-picture.ts";

/** Leo catches fruit in a basket. */
export const catchPicture = definePicture<CatchState>({
  cast: ["leo"],
  open(kit, layer) {
    kit.addBackdrop(layer, "catch", {
      sky: ["#5cc8ff", "#d6f6ff"],
      floor: ["#8fdc5a", "#3f9e3c"],
      horizon: 410,
      motif: "hills",
      tone: "#7ccf6b",
    });
    kit.paint(
      "fruit",
      [80, 90],
      (pen, frame) => {
        pen.translate(0, 8);
        if (frame === 0) {
          outline(
            pen,
            "M0 -18 C30 -34 40 6 22 26 C10 36 -10 36 -22 26 C-40 6 -30 -34 0 -18 Z",
            ["#ff6b5e", "#cf1f3e"],
            5,
          );
        } else {
          outline(
            pen,
            "M0 -34 C16 -34 12 -12 24 4 C36 26 16 38 0 36 C-16 38 -36 26 -24 4 C-12 -12 -16 -34 0 -34 Z",
            ["#fff07a", "#a8cf2f"],
            5,
          );
        }
        outline(pen, "M0 -22 C2 -36 12 -42 22 -40 C20 -28 12 -22 0 -22 Z", "#3f9e3c", 4);
        shine(pen, -12, -4, 6, 10);
      },
      2,
    );
    kit.paint("basket", [180, 110], (pen) => {
      outline(pen, "M-76 -30 L76 -30 L58 42 L-58 42 Z", ["#e8b266", "#a8652c"], 6);
      pen.globalAlpha = 0.4;
      for (const x of [-48, -16, 16, 48]) box(pen, 8, 66, "#7a451c", { x, y: 4, line: 0 });
      pen.globalAlpha = 1;
      box(pen, 172, 24, ["#ffd28a", "#c98540"], { y: -32, line: 6 });
    });
    kit.paint("check-small", [60, 60], (pen) => disc(pen, 26, ["#ffffff", "#d9d4ff"], { line: 4 }));
    const places = new ImagePool(() => kit.add(layer, "check-small", 0, 120));
    const eaten = new ImagePool(() => kit.add(layer, "fruit", 0, 120));
    const leo = kit.addActor(layer, "leo", "reach", 0, 490);
    kit.resize(leo, 1.3);
    const fruit = kit.addLayer();
    layer.add(fruit);
    const falling = new ImagePool(() => kit.add(fruit, "fruit", 0, 0));
    const basket = kit.add(layer, "basket", 0, 0);
    return {
      draw(state, previous, moment) {
        const x = between(previous.x, state.x, moment);
        const isMoving = state.x !== previous.x;
        kit.setActor(leo, "leo", isMoving ? `step${Math.floor(state.tick / 5) % 4}` : "reach");
        leo.setPosition(x, 506).setFlipX(state.x < previous.x);
        basket.setPosition(x, 452 + (isMoving ? wave(state.tick, 4) * 4 : 0));
        falling.show(state.fruit, (picture, item, at) => {
          const y = item.y - state.speed * (1 - moment.alpha);
          picture.setFrame((state.caught + state.missed + at) % 2, false, false);
          picture.setPosition(item.x, y).setRotation(y / 90);
        });
        const spots = Array.from({ length: state.need }, (_, at) => at);
        places.show(spots, (picture, at) =>
          picture.setPosition(480 + (at - (state.need - 1) / 2) * 62, 110),
        );
        eaten.show(spots.slice(0, state.caught), (picture, at) => {
          picture
            .setPosition(480 + (at - (state.need - 1) / 2) * 62, 108)
            .setFrame(at % 2, false, false);
          kit.resize(picture, 0.6);
        });
      },
    };
  },
});
