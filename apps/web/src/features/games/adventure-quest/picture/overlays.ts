import type { QuestState } from "@goldmane/games/adventure-quest/play/state";
import { doneNumber, mark } from "@goldmane/games/adventure-quest/world/marks";
import type { Room } from "@goldmane/games/adventure-quest/world/layout";
import { realmOf } from "@goldmane/games/adventure-quest/world/realm-of";
import { tilesOf } from "@goldmane/games/adventure-quest/world/room-tiles";
import { tools } from "@goldmane/games/adventure-quest/world/tools";
import { isRealmOpen, realmSpots } from "@goldmane/games/adventure-quest/world/world-map";
import type Phaser from "phaser";
import type { GameStage } from "#features/games/host/game-picture.ts";
import { keys } from "./art-keys.ts";
import { drawMap } from "./draw-map.ts";
import { itemFrame } from "./paint/paint-items.ts";
import { paintWorld, worldHeight } from "./paint/paint-world.ts";
import type { RealmTheme } from "./realm-theme.ts";
import { RiddleView } from "./riddle-view.ts";

type Drawn = Phaser.GameObjects.GameObject & Phaser.GameObjects.Components.Depth;

const map = { x: 168, y: 132, width: 90, height: 74 };

/** Overlays on the room: a riddle, a find, the realm's map and the world's. */
export class Overlays {
  readonly #stage: GameStage<unknown>;
  #shown = "";
  #objects: Drawn[] = [];
  #frame: Phaser.GameObjects.Graphics | null = null;
  #moving: Phaser.GameObjects.Image[] = [];
  #riddle: RiddleView | null = null;

  constructor(stage: GameStage<unknown>) {
    this.#stage = stage;
  }

  draw(state: QuestState, theme: RealmTheme): void {
    const name = nameOf(state);
    if (name !== this.#shown) {
      this.#shown = name;
      this.#close();
      this.#open(state, theme);
    }
    this.#riddle?.draw(state);
    if (state.screen === "found") this.#turn(state);
    else if (state.screen === "world") this.#point(state);
  }

  #close(): void {
    for (const object of this.#objects) object.destroy();
    this.#objects = [];
    this.#moving = [];
    this.#frame = null;
    this.#riddle?.destroy();
    this.#riddle = null;
  }

  #open(state: QuestState, theme: RealmTheme): void {
    if (state.screen === "talk" && state.talk)
      this.#riddle = new RiddleView(this.#stage, state, theme);
    else if (state.screen === "found") this.#openFind(state);
    else if (state.screen === "map") this.#openMap(state);
    else if (state.screen === "world") this.#openWorld(state);
  }

  #keep<Made extends Drawn>(made: Made, depth: number): Made {
    made.setDepth(depth);
    this.#objects.push(made);
    return made;
  }

  #draw(depth: number): Phaser.GameObjects.Graphics {
    return this.#keep(this.#stage.scene.add.graphics(), depth);
  }

  #icon(x: number, y: number, name: string, scale: number, depth = 905): Phaser.GameObjects.Image {
    const image = this.#stage.add(x, y, keys.items, itemFrame(name));
    return this.#keep(image.setScale(scale / this.#stage.pixels), depth);
  }

  /** The find rises over the hero in rays of light; a tool is shown large as well. */
  #openFind({ found, hero }: QuestState): void {
    if (!found) return;
    const x = hero.x / 256;
    const y = hero.y / 256 - 6;
    this.#draw(900).fillStyle(0x140a22, 0.4).fillRect(0, 60, 960, 480);
    this.#frame = this.#draw(901);
    this.#moving = [this.#icon(x, y, found, 1.2)];
    if (!(tools as readonly string[]).includes(found)) return;
    const panel = this.#draw(902);
    panel.fillStyle(0x2b1a45, 0.97).fillRoundedRect(400, 396, 160, 108, 26);
    panel.lineStyle(4, 0xf5c451, 1).strokeRoundedRect(400, 396, 160, 108, 26);
    this.#icon(480, 450, found, 1.9);
  }

  #turn({ screenTicks }: QuestState): void {
    const [image] = this.#moving;
    const frame = this.#frame;
    if (!image || !frame) return;
    const share = Math.min(1, screenTicks / 14);
    const { x } = image;
    const y = image.getData("y") ?? image.y;
    image.setData("y", y).setY(y + (1 - share) * 26);
    image.setScale((1.2 + Math.sin(screenTicks / 9) * 0.08) / this.#stage.pixels);
    frame.clear();
    const turn = this.#stage.settings.isMotionReduced ? 0 : screenTicks / 60;
    for (let ray = 0; ray < 10; ray += 1) {
      const angle = turn + (ray * Math.PI) / 5;
      frame
        .fillStyle(0xfff3a8, 0.3)
        .fillTriangle(
          x,
          y,
          x + Math.cos(angle - 0.14) * 92 * share,
          y + Math.sin(angle - 0.14) * 92 * share,
          x + Math.cos(angle + 0.14) * 92 * share,
          y + Math.sin(angle + 0.14) * 92 * share,
        );
    }
    frame.fillStyle(0xfff9dc, 0.55).fillCircle(x, y, 40 * share);
    frame.fillStyle(0xffffff, 0.75).fillCircle(x, y, 29 * share);
  }

  #openMap(state: QuestState): void {
    const panel = this.#draw(900);
    panel.fillStyle(0x0d0618, 0.66).fillRect(0, 60, 960, 480);
    panel.fillStyle(0x000000, 0.35).fillRoundedRect(134, 92, 700, 430, 26);
    panel.fillStyle(0xe9cf9a, 1).fillRoundedRect(130, 84, 700, 430, 20);
    panel.fillStyle(0xf6e6c2, 1).fillRoundedRect(140, 94, 680, 410, 14);
    panel.lineStyle(4, 0x8a5a30, 1).strokeRoundedRect(130, 84, 700, 430, 20);
    panel.fillStyle(0x2b1a45, 1).fillRoundedRect(150, 112, 470, 374, 18);
    panel.fillStyle(0x5a3a78, 1).fillRoundedRect(644, 112, 162, 374, 18);
    const rooms = this.#draw(903);
    drawMap(rooms, state, map);
    this.#markRooms(state);
    for (const [at, tool] of tools.entries()) {
      const x = 686 + (at % 2) * 78;
      const y = 162 + Math.floor(at / 2) * 88;
      panel.fillStyle(0x2b1a45, 1).fillRoundedRect(x - 34, y - 36, 68, 72, 16);
      if ((state.tools & (1 << at)) !== 0) this.#icon(x, y, tool, 1.15);
      else this.#icon(x, y, tool, 1.15).setAlpha(0.12);
    }
  }

  /** The hero, the boss, and characters and chests that were seen and left. */
  #markRooms(state: QuestState): void {
    const realm = realmOf(state);
    const done = new Set(state.done[state.realm]);
    for (const [index, room] of realm.rooms.entries()) {
      const x = map.x + (room.column + 0.42) * map.width;
      const y = map.y + (room.row + 0.39) * map.height;
      const isSeen = done.has(doneNumber(index, mark.visited));
      if (index === state.room)
        this.#keep(this.#stage.add(x, y + 22, keys.hero, 0), 906).setScale(
          0.7 / this.#stage.pixels,
        );
      else if (index === realm.boss) this.#icon(x, y, "boss-key", 0.8);
      else if (isSeen && asksRiddle(room, index, done))
        this.#keep(this.#stage.addText(x, y, "?", { size: 34, color: "#ffe26b" }), 905);
    }
  }

  #openWorld(state: QuestState): void {
    const { art } = this.#stage;
    art.paint(keys.world, { width: 960, height: worldHeight, draw: paintWorld });
    this.#keep(this.#stage.add(480, 60 + worldHeight / 2, keys.world), 900);
    const ways = this.#draw(901);
    for (const [at, from] of realmSpots.entries()) {
      const to = realmSpots[at + 1];
      if (!to) continue;
      const isOpen = isRealmOpen(state, at + 1);
      for (let dot = 2; dot < 9; dot += 1) {
        const x = from.x + ((to.x - from.x) * dot) / 10;
        const y = from.y + ((to.y - from.y) * dot) / 10 - Math.sin((dot / 10) * Math.PI) * 16;
        ways.fillStyle(0x123a6a, isOpen ? 0.5 : 0.25).fillEllipse(x, y + 4, 16, 8);
        ways.fillStyle(isOpen ? 0xfff3d6 : 0x9fc6e0, isOpen ? 1 : 0.6).fillEllipse(x, y, 14, 8);
      }
    }
    for (const [at, spot] of realmSpots.entries())
      if ((state.beaten & (1 << at)) !== 0) this.#icon(spot.x + 44, spot.y - 38, "spark", 1.1);
      else if (!isRealmOpen(state, at)) {
        ways.fillStyle(0x0d2a52, 0.55).fillEllipse(spot.x, spot.y + 2, 150, 106);
        this.#icon(spot.x, spot.y, "lock", 1.1);
      }
    this.#frame = this.#draw(902);
    this.#moving = [this.#keep(this.#stage.add(0, 0, keys.hero, 0), 906)];
  }

  #point({ worldAt, ticks }: QuestState): void {
    const spot = realmSpots[worldAt] ?? realmSpots[0];
    this.#moving[0]?.setPosition(spot.x, spot.y + 30 - Math.abs(Math.sin(ticks / 12)) * 10);
    this.#frame
      ?.clear()
      .lineStyle(6, 0xffe26b, 1)
      .strokeEllipse(spot.x, spot.y + 5, 166, 122)
      .fillStyle(0x000000, 0.25)
      .fillEllipse(spot.x, spot.y + 30, 36, 12);
  }
}

/** Whether a room's character still has a riddle. */
function asksRiddle(room: Room, index: number, done: ReadonlySet<number>): boolean {
  if (!room.gift || room.gift === "cocoa") return false;
  const person = tilesOf(room, index, new Set()).indexOf("N");
  return person >= 0 && !done.has(doneNumber(index, person));
}

function nameOf({ screen, talk, found, worldAt, realm, ticks, screenTicks }: QuestState): string {
  if (screen === "talk") return `talk ${talk?.riddle} ${ticks - screenTicks}`;
  if (screen === "found") return `found ${found} ${ticks - screenTicks}`;
  return screen === "map" || screen === "world"
    ? `${screen} ${realm} ${screen === "map" ? worldAt : ""}`
    : "";
}
