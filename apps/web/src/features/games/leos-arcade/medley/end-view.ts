import type { MedleyState } from "@goldmane/games/leos-arcade/medley-state";
import type { Kit, Layer } from "#features/games/leos-arcade/kit/open-kit.ts";
import { box, outline } from "#features/games/leos-arcade/kit/pen.ts";
import { playerLook } from "./player-look.ts";

const crown = "M-40 26 L-48 -26 L-20 -2 L0 -38 L20 -2 L48 -26 L40 26 Z";

/** The end of a medley: Leo with the stars won, or the podium of a party. */
export class EndView {
  readonly parent: Layer;
  readonly #kit: Kit;
  #update: ((tick: number) => void) | null = null;

  constructor(kit: Kit) {
    this.#kit = kit;
    this.parent = kit.addLayer();
    kit.paint("crown", [120, 90], (pen) => outline(pen, crown, ["#fff3a0", "#ffbb22"], 6));
    kit.paint("column", [110, 330], (pen) => {
      box(pen, 98, 318, ["#ffe27a", "#c9661f"], { corner: 16, line: 6 });
      box(pen, 98, 34, ["#fff6cf", "#ffc93a"], { y: -142, corner: 12, line: 5 });
    });
  }

  draw(state: MedleyState): void {
    const isShown = state.phase === "end";
    this.parent.setVisible(isShown);
    if (!isShown) {
      if (this.#update) this.parent.removeAll(true);
      this.#update = null;
      return;
    }
    this.#update ??= this.#open(state);
    this.#update(state.phaseTick);
  }

  #open(state: MedleyState): (tick: number) => void {
    this.#kit.addBackdrop(this.parent, "end", {
      sky: ["#5a2fc4", "#ff8fb0"],
      floor: ["#8a2f6b", "#3a1550"],
      horizon: 430,
      motif: "rays",
      tone: "#ffe98a",
    });
    return state.players.length > 1 ? this.#openPodium(state) : this.#openStars(state);
  }

  #openStars(state: MedleyState): (tick: number) => void {
    const kit = this.#kit;
    const won = state.players[0]?.won ?? 0;
    const stars = [6, 12, 24].map((least, at) => {
      const star = kit.add(this.parent, "star", 480 + (at - 1) * 150, at === 1 ? 90 : 120);
      return { star, isWon: won >= least };
    });
    const leo = kit.addActor(this.parent, "leo", "cheer", 480, 490);
    return (tick) => {
      kit.resize(leo, 1.5);
      leo.y = 500 - Math.abs(Math.sin(tick / 10)) * 24;
      for (const [at, { star, isWon }] of stars.entries()) {
        const pop = Math.max(0, Math.min(1, (tick - at * 12) / 14));
        kit.resize(star, isWon ? 1.7 * pop : 1.1);
        star.setAlpha(isWon ? 1 : 0.3);
      }
    };
  }

  #openPodium(state: MedleyState): (tick: number) => void {
    const kit = this.#kit;
    const best = Math.max(1, ...state.players.map(({ score }) => score));
    const columns = state.players.map(({ score }, at) => {
      const x = 480 + (at - (state.players.length - 1) / 2) * 112;
      const look = playerLook(at);
      const column = kit.add(this.parent, "column", x, 0).setOrigin(0.5, 0);
      const hero = kit.addActor(this.parent, look.name, look.frame, x, 0);
      kit.resize(hero, 0.84 * look.size);
      const label = kit.addLabel(this.parent, x, 0, 26).setText(`${score}`);
      const top = score === best ? kit.add(this.parent, "crown", x, 0) : null;
      if (top) kit.resize(top, 0.6);
      return { column, hero, label, top, height: 70 + (200 * score) / best };
    });
    return (tick) => {
      const share = Math.min(1, tick / 70);
      for (const { column, hero, label, top, height } of columns) {
        const y = 520 - height * share;
        column.y = y;
        hero.y = y + 8 - (top && share === 1 ? Math.abs(Math.sin(tick / 9)) * 20 : 0);
        label.y = y + 56;
        top?.setPosition(hero.x, hero.y - 122).setVisible(share === 1);
      }
    };
  }
}
