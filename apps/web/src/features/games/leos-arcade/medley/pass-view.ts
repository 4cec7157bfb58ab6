import type { MedleyState } from "@goldmane/games/leos-arcade/medley-state";
import type { Kit, Layer } from "#features/games/leos-arcade/kit/open-kit.ts";
import { playerLook } from "./player-look.ts";

type Shown = { key: string; layer: Layer; update: (tick: number) => void };

/** Whose turn it is, while the device is passed on. */
export class PassView {
  readonly parent: Layer;
  readonly #kit: Kit;
  readonly #isTouch = matchMedia("(pointer: coarse)").matches;
  #shown: Shown | null = null;

  constructor(kit: Kit) {
    this.#kit = kit;
    this.parent = kit.addLayer();
  }

  draw(state: MedleyState): void {
    const isShown = state.phase === "pass" && this.#kit.hasCast([playerLook(state.player).name]);
    this.parent.setVisible(isShown);
    if (!isShown) return;
    const ready = state.players.filter((_, at) => this.#kit.hasCast([playerLook(at).name]));
    const key = `${state.round} ${state.player} ${ready.length}`;
    if (this.#shown?.key !== key) {
      this.#shown?.layer.destroy();
      this.#shown = this.#open(key, state);
    }
    this.#shown.update(state.phaseTick);
  }

  #open(key: string, state: MedleyState): Shown {
    const kit = this.#kit;
    const isTouch = this.#isTouch;
    const layer = kit.addLayer();
    this.parent.add(layer);
    const { name, frame, size, backdrop } = playerLook(state.player);
    kit.addBackdrop(layer, `player.${state.player}`, backdrop);
    const hero = kit.addActor(layer, name, frame, 480, 400);
    kit.addLabel(layer, 720, 210, 130).setText(`${state.player + 1}`);
    for (const [at, player] of state.players.entries()) {
      const look = playerLook(at);
      if (!kit.hasCast([look.name])) continue;
      const x = 480 + (at - (state.players.length - 1) / 2) * 104;
      const small = kit.addActor(layer, look.name, look.frame, x, 500);
      kit.resize(small, 0.52 * look.size);
      small.setAlpha(player.lives > 0 ? 1 : 0.3);
      kit.addLabel(layer, x, 518, 22).setText(`${player.score}`);
    }
    const press = kit.add(layer, isTouch ? "finger" : "button-a", 240, 250);
    return {
      key,
      layer,
      update(tick) {
        const hop = Math.abs(Math.sin(tick / 11));
        kit.resize(hero, 2.1 * size, 2.1 * size * (0.97 + 0.06 * hop));
        hero.y = 402 - hop * 18;
        const isDown = tick % 40 > 28;
        if (!isTouch) press.setFrame(isDown ? 1 : 0, false, false);
        kit.resize(press, isDown ? 1.25 : 1.5);
      },
    };
  }
}
