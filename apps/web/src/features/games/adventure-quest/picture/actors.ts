import {
  columns,
  roomTop,
  stepX,
  stepY,
  tilePixels as size,
} from "@goldmane/games/adventure-quest/world/field";
import type { Foe, QuestState } from "@goldmane/games/adventure-quest/play/state";
import { one } from "@goldmane/games/kernel/fixed";
import type Phaser from "phaser";
import type { GameStage } from "#features/games/host/game-picture.ts";
import { bossFrames, heroFrames, keys } from "./art-keys.ts";
import { foeSize } from "./paint/paint-foes.ts";
import { itemFrame } from "./paint/paint-items.ts";
import type { RealmTheme } from "./realm-theme.ts";

/** A boss falls into its room at the beginning of the fight. */
export const bossFallTicks = 34;

type Image = Phaser.GameObjects.Image;
type Moved = {
  state: QuestState;
  previous: QuestState;
  alpha: number;
  offset: { x: number; y: number };
};

/** Everyone in the room: the hero, foes, the boss, a character, shots and finds. */
export class Actors {
  readonly #stage: GameStage<unknown>;
  readonly #hero: Image;
  readonly #shadow: Image;
  readonly #held: Image;
  readonly #line: Phaser.GameObjects.Graphics;
  readonly #pool: Image[] = [];
  #used = 0;
  #isLeft = false;

  constructor(stage: GameStage<unknown>) {
    this.#stage = stage;
    this.#shadow = stage.add(0, 0, keys.shadow).setDepth(7);
    this.#hero = stage.add(0, 0, keys.hero);
    this.#held = stage.add(0, 0, keys.items, itemFrame("feather"));
    this.#line = stage.scene.add.graphics().setDepth(640);
  }

  draw(moved: Moved, theme: RealmTheme): void {
    this.#used = 0;
    this.#line.clear();
    this.#drawHero(moved);
    this.#drawFoes(moved, theme);
    this.#drawBoss(moved, theme);
    this.#drawPerson(moved, theme);
    const { state, offset } = moved;
    for (const drop of state.drops) {
      const bob = Math.sin(state.ticks / 9 + drop.x) * 3;
      const isBlinking = drop.left < 120 && Math.floor(drop.left / 12) % 2 === 0;
      this.#put(keys.items, itemFrame(drop.kind === "gem" ? "gems" : "heart"), {
        x: drop.x / one + offset.x,
        y: drop.y / one + roomTop + bob + offset.y,
        scale: 0.58,
        depth: drop.y / one + roomTop,
      }).setAlpha(isBlinking ? 0.4 : 1);
    }
    for (const shot of state.shots)
      this.#put(keys.items, itemFrame(shot.friendly ? "spark" : "shot"), {
        x: shot.x / one,
        y: shot.y / one + roomTop - 12,
        scale: 0.8,
        depth: 630,
      });
    for (const image of this.#pool.slice(this.#used)) image.setVisible(false);
  }

  #drawHero({ state, previous, alpha, offset }: Moved): void {
    const { hero } = state;
    const isSameRoom = state.room === previous.room && state.realm === previous.realm;
    const x = (isSameRoom ? between(previous.hero.x, hero.x, alpha) : hero.x) / one + offset.x;
    const y =
      (isSameRoom ? between(previous.hero.y, hero.y, alpha) : hero.y) / one + offset.y + roomTop;
    if (hero.facing === 2) this.#isLeft = true;
    if (hero.facing === 0) this.#isLeft = false;
    const isCheering = state.screen === "found" || state.screen === "won";
    const isHurt = state.screen === "faint" || hero.safe > 55;
    const running = Math.floor(hero.walking / 4) % heroFrames.runs;
    const frame = isHurt
      ? heroFrames.hurt
      : isCheering
        ? heroFrames.cheer
        : hero.walking > 0
          ? heroFrames.run + running
          : heroFrames.stand;
    const isBlinking = hero.safe > 0 && Math.floor(hero.safe / 10) % 2 === 0;
    const lift = hero.flight ? 16 : isCheering ? Math.abs(Math.sin(state.screenTicks / 9)) * 9 : 0;
    const breath = hero.walking > 0 ? 0 : Math.sin(state.ticks / 22) * 0.018;
    const { pixels } = this.#stage;
    this.#shadow.setPosition(x, y + 11).setScale((1 - lift / 60) / pixels);
    this.#hero
      .setPosition(x, y + 14 - lift)
      .setScale((1 - breath) / pixels, (1 + breath) / pixels)
      .setFrame(frame)
      .setFlipX(this.#isLeft)
      .setAlpha(isBlinking ? 0.55 : 1)
      .setAngle(state.screen === "faint" ? Math.min(90, state.screenTicks * 2) : 0)
      .setDepth(y + 14);
    this.#drawHeld(state, x, y);
    if (hero.swing > 0 && state.screen === "room") this.#drawSweep(hero, x, y - 12);
    if (hero.flight) {
      this.#line
        .lineStyle(3, 0xc9a06a, 1)
        .lineBetween(
          x,
          y - 10,
          hero.flight.x / one + stepX(hero.facing) * size,
          hero.flight.y / one + roomTop + stepY(hero.facing) * size - 8,
        );
    }
  }

  /** The air that the feather has passed through. */
  #drawSweep({ swing, facing }: QuestState["hero"], x: number, y: number): void {
    const share = 1 - swing / 16;
    const from = ((facing * 90 - 70) * Math.PI) / 180;
    const to = from + (share * 140 * Math.PI) / 180;
    for (const [width, alpha] of [
      [17, 0.16],
      [9, 0.28],
      [3, 0.6],
    ] as const)
      this.#line
        .lineStyle(width, 0xfff6d8, alpha * Math.min(1, swing / 6))
        .beginPath()
        .arc(x, y, 38, Math.max(from, to - 1.3), to)
        .strokePath();
  }

  /** The feather sweeps around the hero; a tool is held ahead. */
  #drawHeld({ hero, screen }: QuestState, x: number, y: number): void {
    const base = hero.facing * 90;
    const isSwinging = hero.swing > 0;
    const isShown = (isSwinging || hero.using > 0) && screen === "room";
    this.#held.setVisible(isShown);
    if (!isShown) return;
    const sweep = isSwinging ? base - 70 + (1 - hero.swing / 16) * 140 : base;
    const angle = (sweep * Math.PI) / 180;
    const reach = isSwinging ? 34 : 30;
    this.#held
      .setFrame(isSwinging ? itemFrame("feather") : Math.max(0, hero.tool))
      .setPosition(x + Math.cos(angle) * reach, y - 12 + Math.sin(angle) * reach)
      .setAngle(isSwinging ? sweep + 45 : 0)
      .setScale((isSwinging ? 1.15 : 0.85) / this.#stage.pixels)
      .setDepth(hero.facing === 3 ? y : y + 30);
  }

  #drawFoes({ state, previous, alpha, offset }: Moved, theme: RealmTheme): void {
    const isSame = state.foes.length === previous.foes.length && state.room === previous.room;
    for (const [at, foe] of state.foes.entries()) {
      const before = (isSame && previous.foes[at]) || foe;
      const x = between(before.x, foe.x, alpha) / one + offset.x;
      const y = between(before.y, foe.y, alpha) / one + roomTop + offset.y;
      const isWarning = foe.mode === "warn";
      const shake = isWarning ? Math.sin(state.ticks * 1.3) * 3 : 0;
      const hop = hopOf(foe, state.ticks);
      const isHit = foe.hurt > 14;
      this.#put(keys.shadow, 0, { x, y: y + 10, scale: 1 - hop / 70, depth: 7 });
      const image = this.#put(
        keys.foe(theme, foe.kind),
        frameOf(foe, state.ticks) + (isHit ? 2 : 0),
        { x: x + shake, y: y + 14 - hop, scale: isWarning ? 1.14 : 1, depth: y + 14 },
      );
      const squash = isHit ? 0.16 : Math.sin(state.ticks / 7 + foe.x) * 0.045;
      image
        .setScale(image.scaleX * (1 + squash), image.scaleY * (1 - squash))
        .setFlipX(foe.facing === 2)
        .setAlpha(foe.hurt > 0 && !isHit ? 0.7 : 1);
      if (isWarning)
        this.#put(keys.items, itemFrame("shot"), {
          x,
          y: y - foeSize * 0.72,
          scale: 0.45,
          depth: 640,
        });
    }
  }

  #drawBoss({ state, previous, alpha }: Moved, theme: RealmTheme): void {
    const { boss } = state;
    if (!boss || state.entering > 0) return;
    const before = previous.boss ?? boss;
    const x = between(before.x, boss.x, alpha) / one;
    const y = between(before.y, boss.y, alpha) / one + roomTop;
    const frame = bossFrameOf(boss.mode);
    const sway = boss.mode === "dizzy" ? Math.sin(state.ticks / 7) * 7 : 0;
    const hop = boss.mode === "won" ? Math.abs(Math.sin(state.screenTicks / 8)) * 18 : 0;
    const fall = 1 - Math.min(1, boss.clock / bossFallTicks);
    const landed = boss.clock - bossFallTicks;
    const flat = landed >= 0 && landed < 14 ? (1 - landed / 14) * 0.22 : 0;
    const breath = Math.sin(state.ticks / (boss.mode === "warn" ? 4 : 16)) * 0.025 + flat;
    this.#put(keys.shadow, 0, { x, y: y + 42, scale: 2.5 * (1 - fall * 0.7), depth: 6.5 });
    const image = this.#put(keys.boss(theme), frame, {
      x: x + (boss.mode === "warn" ? Math.sin(state.ticks * 0.9) * 2 : 0),
      y: y + 48 - hop - fall * fall * 460,
      scale: boss.hurt > 12 ? 1.1 : 1,
      depth: y + 48,
    });
    image
      .setScale(image.scaleX * (1 + breath), image.scaleY * (1 - breath))
      .setAngle(sway)
      .setFlipX(state.hero.x < boss.x);
    if (boss.mode !== "dizzy") return;
    for (let at = 0; at < 4; at += 1) {
      const angle = state.ticks / 12 + at * 1.57;
      this.#put(keys.items, itemFrame("spark"), {
        x: x + Math.cos(angle) * 50,
        y: y - 92 + Math.sin(angle) * 13,
        scale: 0.7,
        depth: Math.sin(angle) > 0 ? 640 : y,
      });
    }
  }

  #drawPerson({ state, offset }: Moved, theme: RealmTheme): void {
    const at = state.tiles.indexOf("N");
    if (at < 0) return;
    const x = (at % columns) * size + 24 + offset.x;
    const y = Math.floor(at / columns) * size + 40 + roomTop + offset.y;
    const isNear = Math.hypot(state.hero.x / one - x, state.hero.y / one + roomTop - y) < 110;
    this.#put(keys.shadow, 0, { x, y: y - 2, scale: 1, depth: 7 });
    this.#put(keys.person(theme), isNear ? 1 : 0, { x, y, scale: 1, depth: y });
  }

  #put(
    key: string,
    frame: number,
    at: { x: number; y: number; scale: number; depth: number },
  ): Image {
    const found = this.#pool.findIndex(
      (image, index) => index >= this.#used && image.texture.key === key,
    );
    const image = found < 0 ? this.#stage.add(0, 0, key, frame) : this.#pool.splice(found, 1)[0];
    if (!image) throw new RangeError(key);
    this.#pool.splice(this.#used, 0, image);
    this.#used += 1;
    return image
      .setFrame(frame)
      .setPosition(at.x, at.y)
      .setScale(at.scale / this.#stage.pixels)
      .setDepth(at.depth)
      .setAngle(0)
      .setFlipX(false)
      .setAlpha(1)
      .setVisible(true);
  }
}

function between(from: number, to: number, alpha: number): number {
  return from + (to - from) * alpha;
}

function frameOf(foe: Foe, ticks: number): number {
  if (foe.mode === "warn" || foe.mode === "dash") return 1;
  return Math.floor((ticks + foe.x / 999) / 14) % 2;
}

/** How high a foe is above its shadow. */
function hopOf({ kind, mode, x }: Foe, ticks: number): number {
  if (kind === "moth") return 12 + Math.sin(ticks / 11 + x) * 5;
  if (kind === "hopper") return mode === "dash" ? 18 : Math.abs(Math.sin(ticks / 9 + x)) * 5;
  return 0;
}

function bossFrameOf(mode: NonNullable<QuestState["boss"]>["mode"]): number {
  if (mode === "won") return bossFrames.merry;
  if (mode === "dizzy") return bossFrames.dizzy;
  return mode === "warn" ? bossFrames.angry : bossFrames.calm;
}
