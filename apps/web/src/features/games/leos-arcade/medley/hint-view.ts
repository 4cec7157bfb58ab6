import { button } from "@goldmane/games/kernel/input";
import type { Demonstration } from "@goldmane/games/leos-arcade/micro-game";
import type { MicroGameId } from "@goldmane/games/leos-arcade/micro-games";
import type { Kit, Layer, Picture } from "#features/games/leos-arcade/kit/open-kit.ts";
import { microGamePictures } from "#features/games/leos-arcade/micro-game-pictures.ts";
import { hintScreen, paintCabinet } from "./paint-cabinet.ts";
import { Rehearsal } from "./rehearsal.ts";
import type { RoundStage } from "./round-stage.ts";

/** How long a press stays visible; a tap lasts one step only. */
const glowSeconds = 0.18;

const arrows = [
  { name: "up", x: 0, y: -37, turn: 0 },
  { name: "right", x: 76, y: 37, turn: 1 },
  { name: "down", x: 0, y: 37, turn: 2 },
  { name: "left", x: -76, y: 37, turn: 3 },
] as const;

type Glow = { picture: Picture; bit: number; left: number };

/** A micro-game that plays itself on a cabinet's screen, with the buttons or the finger it takes. */
export class HintView {
  readonly layer: Layer;
  readonly #kit: Kit;
  readonly #pad: Layer;
  readonly #frame: Picture;
  readonly #finger: Picture;
  readonly #glows: readonly Glow[];
  readonly #isTouch = matchMedia("(pointer: coarse)").matches;
  #touched = 0;
  #shown: { key: string; rehearsal: Rehearsal } | null = null;

  constructor(kit: Kit) {
    this.#kit = kit;
    this.layer = kit.addLayer();
    paintCabinet(kit);
    this.#frame = kit.add(this.layer, "cabinet", hintScreen.x, hintScreen.y);
    this.#frame.setOrigin(0.5, hintScreen.y / 540);
    this.#pad = kit.addLayer();
    this.layer.add(this.#pad);
    this.#glows = [
      ...arrows.map(({ name, x, y, turn }) => ({
        picture: kit.add(this.#pad, "arrow", 340 + x, 464 + y).setRotation((turn * Math.PI) / 2),
        bit: button[name],
        left: 0,
      })),
      { picture: kit.add(this.#pad, "button-a", 640, 466), bit: button.a, left: 0 },
    ];
    this.#finger = kit.add(this.layer, "finger", hintScreen.x, 440).setOrigin(0.42, 0.06);
  }

  /** Draws the hint of a round into the round's stage. */
  draw(key: string, id: MicroGameId, stage: RoundStage, seconds: number): void {
    if (this.#shown?.key !== key) {
      const rehearsal = new Rehearsal(id, 12, this.#isTouch ? "touch" : "buttons");
      this.#shown = { key, rehearsal };
    }
    const { rehearsal } = this.#shown;
    const { hintSpeed = 1.6 } = microGamePictures[id];
    const alpha = rehearsal.advance(seconds * hintSpeed, (pressed) => this.#press(pressed));
    stage.draw(`hint ${key}`, id, rehearsal, { alpha, seconds });
    for (const glow of this.#glows) {
      glow.left -= seconds;
      glow.picture.setFrame(glow.left > 0 ? 1 : 0, false, false);
      this.#kit.resize(glow.picture, glow.left > 0 ? 1.15 : 0.95);
    }
    this.#touched -= seconds;
    this.#kit.resize(this.#finger, this.#touched > 0 ? 0.85 : 1.1);
    this.#pad.setVisible(!this.#isTouch);
    this.#finger.setVisible(this.#isTouch);
  }

  #press({ buttons, touch }: Demonstration): void {
    for (const glow of this.#glows) if ((buttons & glow.bit) !== 0) glow.left = glowSeconds;
    if (!touch) return;
    this.#touched = glowSeconds;
    const { x, y, scale } = hintScreen;
    this.#finger.setPosition(x + (touch.x - 480) * scale, y + (touch.y - 270) * scale);
  }

  /** Opens the cabinet: 0 shows all of it, at 1 its screen fills the field. */
  open(share: number): void {
    const scale = (1 - share) * hintScreen.scale + share;
    this.#kit.resize(this.#frame, scale / hintScreen.scale);
    this.#frame.y = hintScreen.y + (270 - hintScreen.y) * share;
    this.layer.setVisible(share < 1);
    if (share === 0) return;
    this.#pad.setVisible(false);
    this.#finger.setVisible(false);
  }
}
