import { columns, roomTop, tilePixels as size } from "@goldmane/games/adventure-quest/world/field";
import type { QuestState } from "@goldmane/games/adventure-quest/play/state";
import type { Tile } from "@goldmane/games/adventure-quest/world/tiles";
import type Phaser from "phaser";
import { grain } from "#features/games/host/art/grain.ts";
import type { GameStage } from "#features/games/host/game-picture.ts";
import { keys } from "./art-keys.ts";
import { paintRoom } from "./paint/paint-room.ts";
import { flatThings, thingFrames, thingHeight } from "./paint/paint-things.ts";
import type { RealmTheme } from "./realm-theme.ts";
import { treeKinds } from "./scenery/scenery.ts";

const width = columns * size;
const height = 480;

/** The room: two painted floors, which scroll from one room into the next, and what can change. */
export class RoomView {
  readonly #stage: GameStage<unknown>;
  readonly #floors: Phaser.GameObjects.Image[];
  readonly #things = new Map<number, { found: Tile; image: Phaser.GameObjects.Image }>();
  #shown = "";
  #front = 0;

  constructor(stage: GameStage<unknown>) {
    this.#stage = stage;
    this.#floors = [0, 1].map((at) => {
      const name = `quest-floor-${at}`;
      const { textures } = stage.scene;
      if (textures.exists(name)) textures.remove(name);
      textures.createCanvas(name, width * stage.pixels, height * stage.pixels);
      return stage.scene.add
        .image(0, roomTop, name)
        .setOrigin(0, 0)
        .setScale(1 / stage.pixels)
        .setDepth(at);
    });
  }

  /** Shows the room as it is, `x` and `y` away from where it belongs. */
  draw(state: QuestState, theme: RealmTheme, offset: { x: number; y: number }): void {
    const name = `${state.realm} ${state.room}`;
    if (name !== this.#shown) this.#change(name, state, theme);
    this.#floors[this.#front]?.setVisible(true).setPosition(offset.x, roomTop + offset.y);
    const isMoving = offset.x !== 0 || offset.y !== 0;
    this.#floors[1 - this.#front]
      ?.setVisible(isMoving)
      .setPosition(
        offset.x - Math.sign(offset.x) * width,
        roomTop + offset.y - Math.sign(offset.y) * height,
      );
    for (const [at, found] of state.tiles.entries()) this.#drawThing(at, found, theme, offset);
  }

  destroy(): void {
    for (const floor of this.#floors) floor.destroy();
    for (const { image } of this.#things.values()) image.destroy();
    for (const at of [0, 1]) this.#stage.scene.textures.remove(`quest-floor-${at}`);
  }

  #change(name: string, state: QuestState, theme: RealmTheme): void {
    this.#shown = name;
    this.#front = 1 - this.#front;
    for (const { image } of this.#things.values()) image.destroy();
    this.#things.clear();
    const { textures } = this.#stage.scene;
    const texture = textures.get(`quest-floor-${this.#front}`) as Phaser.Textures.CanvasTexture;
    const { context } = texture;
    context.setTransform(this.#stage.pixels, 0, 0, this.#stage.pixels, 0, 0);
    paintRoom(context, { tiles: state.tiles, theme, seed: state.realm * 64 + state.room });
    texture.refresh();
  }

  #drawThing(at: number, found: Tile, theme: RealmTheme, offset: { x: number; y: number }): void {
    const known = this.#things.get(at);
    if (known && known.found !== found) {
      known.image.destroy();
      this.#things.delete(at);
    }
    const image = known?.found === found ? known.image : this.#addThing(at, found, theme);
    if (!image) return;
    const x = (at % columns) * size + offset.x;
    const y = Math.floor(at / columns) * size + roomTop + offset.y;
    if (found === "T") image.setPosition(x + size / 2, y + size).setDepth(y + size);
    else {
      const top = y - (thingHeight - size);
      image.setPosition(x, top).setDepth(flatThings.has(found) ? 5 : y + size);
    }
    this.#things.set(at, { found, image });
  }

  #addThing(at: number, found: Tile, theme: RealmTheme): Phaser.GameObjects.Image | null {
    if (found === "T") {
      const kind = Math.floor(grain(at % columns, Math.floor(at / columns), 3) * treeKinds);
      return this.#stage.add(0, 0, keys.trees(theme), kind);
    }
    const frame = (thingFrames as readonly string[]).indexOf(found);
    if (frame < 0) return null;
    return this.#stage.add(0, 0, keys.things(theme), frame).setOrigin(0, 0);
  }
}
