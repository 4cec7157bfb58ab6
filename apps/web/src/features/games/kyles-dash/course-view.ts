import type { DashState, Item, Obstacle } from "@goldmane/games/kyles-dash/dash-state";
import type Phaser from "phaser";
import { type GameStage, fieldWidth } from "#features/games/host/game-picture.ts";
import { levels } from "./levels.ts";
import { SpritePool } from "./sprite-pool.ts";

/** y of the ground on the field. */
export const groundLine = 442;

/** Draws the ground with its pits, what stands on it, and what can be picked up. */
export class CourseView {
  readonly #ground: Phaser.GameObjects.Graphics;
  readonly #door: Phaser.GameObjects.Image;
  readonly #obstacles: SpritePool<Obstacle>;
  readonly #items: SpritePool<Item>;

  constructor(stage: GameStage<unknown>) {
    const { scene } = stage;
    this.#ground = scene.add.graphics().setDepth(0);
    this.#door = stage.add(0, groundLine + 6, "kyles-dash.door").setDepth(1);
    this.#obstacles = new SpritePool(() => stage.add(0, 0, "kyles-dash.stump").setDepth(3));
    this.#items = new SpritePool(() => stage.add(0, 0, "kyles-dash.coin").setDepth(4));
  }

  /** @param left the field's left edge, in pixels of the course */
  draw(state: DashState, left: number, seconds: number): void {
    this.#drawGround(state, left);
    this.#door.x = state.doorX - left;
    this.#door.setVisible(Math.abs(this.#door.x - fieldWidth / 2) < fieldWidth);
    this.#obstacles.show(state.obstacles, (image, obstacle) =>
      this.#placeObstacle(image, obstacle, { left, tick: state.tick, seconds }),
    );
    this.#items.show(state.items, (image, item, isNew) => {
      image.x = item.x - left;
      if (image.x < -60 || image.x > fieldWidth + 60) return false;
      const bob = item.kind === "coin" ? 0 : Math.sin(state.tick / 14) * 5;
      image.y = groundLine - item.y + bob;
      if (isNew || item.kind === "coin") setItemTexture(image, item, state.tick);
      return true;
    });
  }

  #placeObstacle(
    image: Phaser.GameObjects.Image,
    { kind, x, width, bottom, top, isHit }: Obstacle,
    { left, tick, seconds }: { left: number; tick: number; seconds: number },
  ): boolean {
    image.x = x + width / 2 - left;
    if (kind === "pit" || kind === "ledge" || image.x < -120 || image.x > fieldWidth + 120)
      return false;
    const key = `kyles-dash.${kind}`;
    if (image.texture.key !== key || kind === "bee")
      image.setTexture(key, kind === "bee" ? Math.floor(tick / 4) % 2 : 0);
    const isBee = kind === "bee";
    image.setOrigin(0.5, isBee ? 0.5 : 1);
    image.y = isBee ? groundLine - (bottom + top) / 2 + Math.sin(tick / 9 + x) * 5 : groundLine + 4;
    if (!isHit) {
      image.setAngle(0).setAlpha(1);
      return true;
    }
    if (kind === "mushroom") return true;
    // Obstacles tumble away once Kyle bumps into them.
    image.angle += seconds * 260;
    image.setAlpha(Math.max(0, image.alpha - seconds * 1.6));
    image.x += 60 * (1 - image.alpha);
    image.y -= 120 * (1 - image.alpha);
    return image.alpha > 0;
  }

  #drawGround(state: DashState, left: number): void {
    const look = levels[(state.level - 1) % levels.length];
    if (!look) return;
    const [earth, turf, edge] = [look.earth, look.turf, look.edge].map(toNumber);
    const ground = this.#ground.clear();
    const pits = state.obstacles
      .filter(({ kind, x, width }) => kind === "pit" && x + width > left - 20 && x < left + 1000)
      .toSorted((a, b) => a.x - b.x);
    let from = -20;
    const strip = (start: number, end: number) => {
      if (end <= start) return;
      ground.fillStyle(earth ?? 0).fillRect(start, groundLine + 14, end - start, 100);
      ground.fillStyle(0x000000, 0.12).fillRect(start, groundLine + 58, end - start, 60);
      ground.fillStyle(turf ?? 0).fillRoundedRect(start, groundLine, end - start, 26, 9);
      ground.fillStyle(edge ?? 0).fillRoundedRect(start + 2, groundLine, end - start - 4, 7, 4);
    };
    for (const { x, width } of pits) {
      const pit = x - left;
      strip(from, pit);
      ground.fillStyle(0x1b1026, 0.55).fillRect(pit, groundLine + 8, width, 120);
      from = pit + width;
    }
    strip(from, fieldWidth + 20);
    this.#drawTufts(state, left, { turf: turf ?? 0, earth: earth ?? 0 });
    for (const { kind, x, width, top } of state.obstacles) {
      if (kind !== "ledge" || x + width < left || x > left + fieldWidth) continue;
      const y = groundLine - top;
      ground.fillStyle(earth ?? 0).fillRoundedRect(x - left, y + 6, width, 20, 10);
      ground.fillStyle(turf ?? 0).fillRoundedRect(x - left - 3, y, width + 6, 16, 8);
      ground.fillStyle(edge ?? 0).fillRoundedRect(x - left, y, width, 5, 3);
    }
  }

  /** Tufts and stones that show how fast the ground passes. */
  #drawTufts(state: DashState, left: number, colors: { turf: number; earth: number }): void {
    const ground = this.#ground;
    const isOverPit = (at: number) =>
      state.obstacles.some(
        ({ kind, x, width }) => kind === "pit" && at > x - 14 && at < x + width + 14,
      );
    const first = Math.floor(left / 76) - 1;
    for (let at = first; at < first + 15; at += 1) {
      const lot = Math.abs(Math.imul(at, 0x9e3779b1)) % 97;
      const x = at * 76 + (lot % 50);
      if (isOverPit(x)) continue;
      const seen = x - left;
      if (lot % 3 === 0) {
        ground.fillStyle(colors.turf);
        for (const lean of [-7, 0, 7])
          ground.fillTriangle(
            seen - 4 + lean / 2,
            groundLine + 3,
            seen + 4 + lean / 2,
            groundLine + 3,
            seen + lean,
            groundLine - 9 - (lot % 5),
          );
      } else {
        ground.fillStyle(0xffffff, 0.14);
        ground.fillEllipse(seen, groundLine + 44 + (lot % 34), 16 + (lot % 12), 8);
      }
    }
  }
}

function setItemTexture(image: Phaser.GameObjects.Image, { kind, x }: Item, tick: number): void {
  if (kind === "coin") image.setTexture("kyles-dash.coin", Math.floor(tick / 5 + x / 60) % 8);
  else image.setTexture(kind === "heart" ? "kyles-dash.gift-heart" : `kyles-dash.${kind}`, 0);
}

function toNumber(color: string): number {
  return Number.parseInt(color.slice(1), 16);
}
