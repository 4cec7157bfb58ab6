import { findTiles, markAt, type Level } from "@goldmane/games/slime-adventure/level";
import { crumblesAfter } from "@goldmane/games/slime-adventure/motion";
import type { SlimeState } from "@goldmane/games/slime-adventure/state";
import { colorOf, groupOf, kindOf, type TileKind } from "@goldmane/games/slime-adventure/tiles";
import type Phaser from "phaser";
import type { GameStage } from "#features/games/host/game-picture.ts";
import { toUnits, tileUnits } from "./tile-units.ts";

type Image = Phaser.GameObjects.Image;
type Stage = Pick<GameStage<unknown>, "add" | "pixels">;

/** The pictures of everything in a level that moves or changes. */
export class LevelThings {
  readonly #stage: Stage;
  readonly #level: Level;
  readonly #tiles = new Map<TileKind, Map<number, Image>>();
  readonly #snails: Image[] = [];
  readonly #swirl: Image;
  readonly #bounces = new Map<number, number>();
  #seconds = 0;

  constructor(stage: Stage, level: Level) {
    this.#stage = stage;
    this.#level = level;
    this.#place("goal", "slime.goal", { foot: true, depth: 4 });
    this.#place("checkpoint", "slime.checkpoint", { foot: true, depth: 5 });
    this.#place("switch", "slime.switch", { foot: true, depth: 6 });
    this.#place("bouncer", "slime.bouncer", { foot: true, depth: 12 });
    this.#place("fountain", "slime.fountain", { foot: true, depth: 7 });
    this.#place("gate", "slime.gate", { foot: false, depth: 13 });
    this.#place("door", "slime.door", { foot: false, depth: 13 });
    this.#place("crumbling", `slime.crumbling.${level.world}`, { foot: false, depth: 11 });
    this.#place("gem", "slime.gem", { foot: false, depth: 15 });
    for (const kind of ["gate", "fountain"] as const)
      for (const [at, image] of this.#of(kind)) image.setFrame(colorOf(level.tiles[at] ?? ""));
    const [goal] = this.#of("goal").values();
    this.#swirl = stage.add(goal?.x ?? 0, (goal?.y ?? 0) - 44, "slime.swirl").setDepth(5);
  }

  #of(kind: TileKind): Map<number, Image> {
    return this.#tiles.get(kind) ?? new Map();
  }

  #place(kind: TileKind, key: string, { foot, depth }: { foot: boolean; depth: number }): void {
    const images = new Map<number, Image>();
    for (const at of findTiles(this.#level, kind)) {
      const x = ((at % this.#level.width) + 0.5) * tileUnits;
      const y = (Math.floor(at / this.#level.width) + (foot ? 1 : 0.5)) * tileUnits;
      images.set(at, this.#stage.add(x, y, key).setDepth(depth));
    }
    this.#tiles.set(kind, images);
  }

  /** Lets a bouncer near a place, in pixels of the rules, spring up. */
  bounceAt(x: number, y: number): void {
    const column = Math.floor(x / 16);
    const row = Math.floor(y / 16);
    for (const at of [-1, 0, 1].flatMap((dx) => [1, 0, 2].map((dy) => [column + dx, row + dy])))
      if (kindOf(markAt(this.#level, at[0] ?? 0, at[1] ?? 0)) === "bouncer")
        this.#bounces.set((at[1] ?? 0) * this.#level.width + (at[0] ?? 0), this.#seconds);
  }

  draw(state: SlimeState, previous: SlimeState, alpha: number, seconds: number): void {
    this.#seconds += seconds;
    this.#swirl.setRotation(this.#seconds * 1.6);
    const scale = 1 / this.#stage.pixels;
    for (const [at, image] of this.#of("gem")) {
      image.setVisible(state.gems.includes(at));
      const home = (Math.floor(at / this.#level.width) + 0.5) * tileUnits;
      image.y = home + Math.sin(this.#seconds * 3 + at) * 3;
    }
    for (const [at, image] of this.#of("bouncer")) {
      const since = this.#seconds - (this.#bounces.get(at) ?? -9);
      const swing = since < 0.7 ? Math.cos(since * 26) * Math.exp(-since * 6) * 0.4 : 0;
      image.setScale(scale * (1 - swing * 0.5), scale * (1 + swing));
    }
    for (const [at, image] of this.#of("checkpoint"))
      image.setFrame(state.checkpoint === at ? 1 : 0);
    for (const [at, image] of this.#of("switch")) {
      const isOpen = state.openDoors[groupOf(this.#level.tiles[at] ?? "")] === true;
      image.setFrame(isOpen || state.pressed.includes(at) ? 1 : 0);
    }
    for (const [at, image] of this.#of("door")) this.#drawDoor(state, at, image, seconds);
    for (const [at, image] of this.#of("gate")) {
      const color = colorOf(this.#level.tiles[at] ?? "");
      image.setAlpha(state.bodies.some((body) => body.color === color) ? 0.45 : 1);
    }
    this.#drawCookies(state);
    this.#drawSnails(state, previous, alpha);
  }

  #drawDoor(state: SlimeState, at: number, image: Image, seconds: number): void {
    const isOpen = state.openDoors[groupOf(this.#level.tiles[at] ?? "")] === true;
    const goal = isOpen ? 0 : 1;
    const shown = image.alpha + (goal - image.alpha) * Math.min(1, seconds * 6);
    image
      .setAlpha(isOpen && shown < 0.02 ? 0 : shown)
      .setScale(shown / this.#stage.pixels, 1 / this.#stage.pixels);
  }

  #drawCookies(state: SlimeState): void {
    const shaken = new Map(state.crumbles.map(({ tile, ticks }) => [tile, ticks]));
    for (const [at, image] of this.#of("crumbling")) {
      const ticks = shaken.get(at) ?? 0;
      const x = ((at % this.#level.width) + 0.5) * tileUnits;
      const y = (Math.floor(at / this.#level.width) + 0.5) * tileUnits;
      const fallen = Math.max(0, ticks - crumblesAfter);
      const shake = ticks > 0 && fallen === 0 ? Math.sin(ticks * 1.3) * 1.6 : 0;
      image
        .setPosition(x + shake, y + fallen * fallen * 0.35)
        .setAlpha(Math.max(0, 1 - fallen / 18));
    }
  }

  #drawSnails(state: SlimeState, previous: SlimeState, alpha: number): void {
    for (const [index, snail] of state.snails.entries()) {
      const before = previous.snails[index] ?? snail;
      const image = (this.#snails[index] ??= this.#stage.add(0, 0, "slime.snail", 0).setDepth(14));
      const x = toUnits(before.x + (snail.x - before.x) * alpha) + 14;
      const step = Math.floor(this.#seconds * 3) % 2;
      image
        .setPosition(x, toUnits(snail.y) + 22)
        .setFlipX(snail.facing > 0)
        .setFrame(snail.isAsleep ? 2 : step);
    }
  }

  destroy(): void {
    for (const images of this.#tiles.values()) for (const image of images.values()) image.destroy();
    for (const image of this.#snails) image.destroy();
    this.#swirl.destroy();
  }
}
