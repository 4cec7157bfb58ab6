import type { DodgeState } from "@goldmane/games/leos-arcade/micro-games/dodge";
import { ImagePool } from "#features/games/leos-arcade/kit/image-pool.ts";
import { disc, shine } from "#features/games/leos-arcade/kit/pen.ts";
import { between, definePicture } from "#features/games/leos-arcade/kit/round-picture.ts";

/** Brona steps out of the way of giant snowballs. */
export const dodgePicture = definePicture<DodgeState>({
  cast: ["brona"],
  open(kit, layer) {
    kit.addBackdrop(layer, "dodge", {
      sky: ["#4f8fe8", "#c9ecff"],
      floor: ["#ffffff", "#a9cdf2"],
      horizon: 420,
      motif: "hills",
      tone: "#9cc4f5",
    });
    kit.paint("snowball", [130, 130], (pen) => {
      disc(pen, 56, ["#ffffff", "#a9c8f0"], { line: 6 });
      shine(pen, -20, -22, 14, 10);
      disc(pen, 6, "#c3dbf7", { x: 18, y: 14, line: 0 });
      disc(pen, 9, "#c3dbf7", { x: -8, y: 26, line: 0 });
    });
    const shadows = new ImagePool(() => kit.add(layer, "shadow", 0, 0));
    const brona = kit.addActor(layer, "brona", "stand", 0, 486);
    const rocks = new ImagePool(() => kit.add(layer, "snowball", 0, 0));
    return {
      draw(state, previous, moment) {
        const isMoving = state.x !== previous.x;
        if (isMoving) brona.setFlipX(state.x < previous.x);
        const step = isMoving ? `step${Math.floor(state.tick / 4) % 4}` : "stand";
        kit.setActor(brona, "brona", state.outcome === "lost" ? "fall" : step);
        brona.setPosition(between(previous.x, state.x, moment), 490);
        shadows.show(state.rocks, (picture, rock) => {
          picture.setPosition(rock.x, 484);
          kit.resize(picture, 0.5 + Math.max(0, rock.y) / 500);
          picture.setAlpha(Math.min(1, 0.4 + Math.max(0, rock.y) / 500));
        });
        rocks.show(state.rocks, (picture, rock) => {
          const y = rock.y - state.speed * (1 - moment.alpha);
          picture.setPosition(rock.x, y).setRotation(y / 120);
        });
      },
    };
  },
});
