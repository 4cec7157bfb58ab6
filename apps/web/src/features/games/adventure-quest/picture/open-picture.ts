import { events, type EventName } from "@goldmane/games/adventure-quest/play/events";
import { enteringTicks } from "@goldmane/games/adventure-quest/play/enter-room";
import type { QuestState } from "@goldmane/games/adventure-quest/play/state";
import type { QuestOptions } from "@goldmane/games/adventure-quest/options";
import {
  columns,
  roomTop,
  stepX,
  stepY,
  tilePixels as size,
} from "@goldmane/games/adventure-quest/world/field";
import { roomOf } from "@goldmane/games/adventure-quest/world/realm-of";
import { one } from "@goldmane/games/kernel/fixed";
import { Particles, type Burst } from "#features/games/host/art/particles.ts";
import type { GamePicture, GameStage } from "#features/games/host/game-picture.ts";
import { saveStory } from "#features/games/adventure-quest/saves.ts";
import { Actors } from "./actors.ts";
import { keys } from "./art-keys.ts";
import { bakeCommon, bakeRealm } from "./bake-art.ts";
import { BossView } from "./boss-view.ts";
import { Danger } from "./danger.ts";
import { Hints } from "./hints.ts";
import { Hud } from "./hud.ts";
import { Motes } from "./motes.ts";
import { Overlays } from "./overlays.ts";
import { itemFrame, type ItemName } from "./paint/paint-items.ts";
import { themeOf } from "./realm-theme.ts";
import { RoomView } from "./room-view.ts";
import { effects, strikeEffect } from "./sound-effects.ts";

const small = 0.35;

/** What flies off at each event; sparks if nothing else is said. */
const bursts: Partial<Record<EventName, Omit<Burst, "x" | "y" | "frame"> & { name?: ItemName }>> = {
  tickle: { name: "feather", count: 4, speed: 120, size: [small, 0.15] },
  giggle: { count: 9, speed: 150, size: [0.4, 0.15] },
  gem: { count: 4, speed: 90, size: [0.3, 0.1] },
  heart: { name: "heart", count: 4, speed: 80, size: [small, 0.15] },
  rest: { name: "heart", count: 7, speed: 110, size: [0.4, 0.15] },
  unlock: { count: 8, speed: 150, size: [0.4, 0.15] },
  solved: { count: 9, speed: 190, size: [0.4, 0.15] },
  smash: { name: "shot", count: 8, speed: 150, size: [0.3, 0.1] },
  light: { name: "shot", count: 6, speed: 150, size: [0.3, 0.1] },
  catch: { count: 8, speed: 150, size: [0.4, 0.15] },
  found: { count: 12, speed: 220, size: [0.4, 0.15] },
  reflect: { count: 4, speed: 150, size: [0.3, 0.1] },
  "boss-hit": { name: "feather", count: 12, speed: 220, size: [0.4, 0.15] },
  "boss-won": { name: "gems", count: 18, speed: 260, size: [0.4, 0.2] },
};

/** Seconds for which the field is red after a hit. */
const painSeconds = 0.35;

/** Draws the quest. */
export async function openPicture(
  stage: GameStage<QuestOptions>,
): Promise<GamePicture<QuestState>> {
  const { options } = stage;
  const first =
    options.mode === "realm"
      ? options.realm
      : options.mode === "story"
        ? (options.save?.realm ?? 0)
        : null;
  await bakeCommon(stage);
  let baked = -1;
  let isBaking = false;
  if (first !== null) {
    await bakeRealm(stage, themeOf(first, 0));
    baked = first;
  }
  const room = new RoomView(stage);
  const danger = new Danger(stage);
  const actors = new Actors(stage);
  const particles = new Particles(stage, keys.items, { depth: 750 });
  const hud = new Hud(stage);
  const motes = new Motes(stage);
  const bossView = new BossView(stage);
  const pain = stage.scene.add
    .rectangle(0, roomTop, 960, 480, 0xff2f4a)
    .setOrigin(0, 0)
    .setDepth(730)
    .setVisible(false);
  const hints = new Hints(stage);
  const overlays = new Overlays(stage);
  const dark = stage
    .add(0, 0, keys.dark)
    .setScale(2 / stage.pixels)
    .setDepth(700)
    .setVisible(false);
  const curtain = stage.scene.add
    .rectangle(0, 60, 960, 480, 0x1b1026)
    .setOrigin(0, 0)
    .setDepth(880);

  let painLeft = 0;

  const prepare = (state: QuestState): boolean => {
    if (state.realm === baked) return true;
    if (!isBaking) {
      isBaking = true;
      const { realm } = state;
      const bake = async () => {
        await bakeRealm(stage, themeOf(realm, state.seed));
        baked = realm;
        isBaking = false;
      };
      void bake();
    }
    return false;
  };
  /** The realm of the last step: a story that enters another one is saved. */
  let realm: number | null = null;

  return {
    stepped(state) {
      let hasStruck = false;
      for (const [number, x, y, detail] of state.events) {
        const name = events[number];
        if (!name) continue;
        const effect = effects[name];
        if (effect)
          stage.sounds.play(effect, { pan: Math.max(-0.6, Math.min(0.6, (x - 480) / 700)) });
        const burst = bursts[name];
        if (burst) {
          const frame = itemFrame(burst.name ?? "spark");
          particles.burst({ lift: 60, ...burst, x, y: y + roomTop, frame });
        }
        if (name === "strike") hasStruck = true;
        if (name === "ouch") painLeft = painSeconds;
        if (name === "need") hints.need(x, y, detail);
        if (name === "smash" || name === "ouch") stage.shake(6, 160);
        if (
          options.mode === "story" &&
          (name === "room" || name === "found" || name === "unlock" || name === "boss-won")
        )
          saveStory(options.slot, state);
      }
      if (options.mode === "story" && realm !== null && realm !== state.realm)
        saveStory(options.slot, state);
      realm = state.realm;
      if (!hasStruck) return;
      stage.sounds.play(strikeEffect);
      stage.shake(4, 120);
    },
    draw(state, previous, alpha, seconds) {
      const isReady = prepare(state);
      curtain
        .setVisible(!isReady || state.screen === "faint")
        .setAlpha(isReady ? Math.min(1, state.screenTicks / 80) : 1);
      if (!isReady) return;
      const theme = themeOf(state.realm, state.seed);
      const share = state.entering / enteringTicks;
      const offset = {
        x: stepX(state.enteredBy) * columns * size * share,
        y: stepY(state.enteredBy) * 480 * share,
      };
      room.draw(state, theme, offset);
      danger.draw(state, theme.danger);
      actors.draw({ state, previous, alpha, offset }, theme);
      hints.draw(state, offset.x === 0 && offset.y === 0, seconds);
      particles.draw(seconds);
      motes.draw(state, theme, seconds);
      hud.draw(state, seconds);
      painLeft = Math.max(0, painLeft - seconds);
      pain.setVisible(painLeft > 0).setAlpha((painLeft / painSeconds) * 0.3);
      if (bossView.draw(state) && state.boss) {
        stage.shake(9, 260);
        stage.sounds.play(strikeEffect);
        const x = state.boss.x / one;
        const y = state.boss.y / one + roomTop + 40;
        particles.burst({
          x,
          y,
          count: 16,
          frame: itemFrame("shot"),
          speed: 260,
          size: [0.5, 0.1],
        });
      }
      overlays.draw(state, theme);
      dark
        .setVisible(roomOf(state).dark && state.tiles.includes("i"))
        .setPosition(state.hero.x / one + offset.x, state.hero.y / one + roomTop + offset.y);
    },
    destroy() {
      room.destroy();
    },
  };
}
