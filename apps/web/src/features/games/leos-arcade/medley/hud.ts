import { startLives, type MedleyState } from "@goldmane/games/leos-arcade/medley-state";
import type { Kit, Layer } from "#features/games/leos-arcade/kit/open-kit.ts";
import { disc } from "#features/games/leos-arcade/kit/pen.ts";

const rope = { left: 70, width: 820, y: 524 } as const;

/** Lives, points, and a rope that burns down with the time. */
export class Hud {
  readonly layer: Layer;
  readonly #kit: Kit;
  readonly #hearts;
  readonly #score;
  readonly #rope;
  readonly #flame;

  constructor(kit: Kit) {
    this.#kit = kit;
    this.layer = kit.addLayer();
    kit.paint("flame", [60, 60], (pen) => {
      disc(pen, 20, ["#fff59a", "#ff7a2e"], { line: 4 });
      disc(pen, 9, "#ffffff", { y: 2, line: 0 });
    });
    this.#rope = kit.addLines(this.layer);
    this.#flame = kit.add(this.layer, "flame", 0, rope.y);
    this.#hearts = Array.from({ length: startLives }, (_, at) =>
      kit.add(this.layer, "heart", 40 + at * 50, 36),
    );
    this.#score = kit.addLabel(this.layer, 936, 34, 34).setOrigin(1, 0.5);
  }

  draw(state: MedleyState, alpha: number): void {
    const player = state.players[state.player];
    this.layer.setVisible(state.phase !== "end");
    if (!player) return;
    const isJustLost = state.phase === "outcome" && state.play?.outcome === "lost";
    for (const [at, heart] of this.#hearts.entries()) {
      const isLast = isJustLost && at === player.lives;
      heart.setFrame(at < player.lives ? 0 : 1, false, false);
      heart.setVisible(state.options.mode !== "practice");
      this.#kit.resize(heart, isLast ? 0.8 + Math.max(0, 0.6 - state.phaseTick / 50) : 0.8);
    }
    this.#score.setText(`${player.score}`);
    this.#drawRope(state, alpha);
  }

  #drawRope({ phase, play }: MedleyState, alpha: number): void {
    const isPlaying = phase === "play" && play !== null;
    this.#rope.clear();
    this.#flame.setVisible(isPlaying);
    if (!isPlaying) return;
    const left = Math.max(0, 1 - (play.tick - 1 + alpha) / play.ticks);
    const burning = Math.max(14, rope.width * left);
    const color = left > 0.5 ? 0x7ef0a0 : left > 0.25 ? 0xffd23f : 0xff5d6b;
    this.#rope.fillStyle(0x2a1650, 0.85);
    this.#rope.fillRoundedRect(rope.left - 6, rope.y - 13, rope.width + 12, 26, 13);
    this.#rope.fillStyle(color).fillRoundedRect(rope.left, rope.y - 7, burning, 14, 7);
    this.#flame.x = rope.left + burning;
    this.#kit.resize(this.#flame, left < 0.25 ? 0.95 + 0.15 * Math.sin(play.tick / 5) : 0.8);
  }
}
