import { hubPlaces, leoLines, type HubState } from "@goldmane/games/leos-arcade/hub";
import type { Kit, Layer } from "#features/games/leos-arcade/kit/open-kit.ts";
import type { Moment } from "#features/games/leos-arcade/kit/round-picture.ts";
import { playRoundEvent } from "#features/games/leos-arcade/sounds.ts";
import { HubPanel } from "./hub-panel.ts";
import { leoLine } from "./leo-line.ts";
import { paintHall } from "./paint-hall.ts";
import { paintShelf } from "./paint-shelf.ts";

/** The hall: Brona walks between the machines, and Leo has something to say. */
export class HubView {
  readonly #kit: Kit;
  readonly #layer: Layer;
  readonly #brona;
  readonly #leo;
  readonly #prompt;
  readonly #bubble;
  readonly #line;
  readonly #panel: HubPanel;
  #seconds = 0;

  constructor(kit: Kit) {
    this.#kit = kit;
    this.#layer = kit.addLayer();
    paintHall(kit);
    paintShelf(kit);
    kit.add(this.#layer, "hall", 480, 270);
    this.#leo = kit.addActor(this.#layer, "leo", "stand", hubPlaces.leo.x + 30, 430);
    this.#brona = kit.addActor(this.#layer, "brona", "front", 480, 480);
    const isTouch = matchMedia("(pointer: coarse)").matches;
    this.#prompt = kit.add(this.#layer, isTouch ? "finger" : "button-a", 0, 0);
    this.#bubble = kit.add(this.#layer, "bubble", 720, 180);
    this.#line = kit.stage.addText(720, 168, "", { size: 21, color: "#2a1650", isDisplay: false });
    this.#line.setAlign("center").setWordWrapWidth(330 * kit.stage.pixels);
    this.#layer.add(this.#line);
    this.#panel = new HubPanel(kit);
    this.#layer.add(this.#panel.layer);
  }

  stepped(state: HubState): void {
    for (const event of state.events) playRoundEvent(this.#kit.stage.sounds, event);
  }

  draw(state: HubState, previous: HubState, { alpha, seconds }: Moment): void {
    const kit = this.#kit;
    this.#layer.setVisible(true);
    this.#seconds += seconds;
    const x = previous.x + (state.x - previous.x) * alpha;
    const y = previous.y + (state.y - previous.y) * alpha;
    const step = state.isWalking ? `step${Math.floor(state.ticks / 7) % 4}` : "front";
    kit.setActor(this.#brona, "brona", step);
    this.#brona.setPosition(x, y + 12).setFlipX(state.isWalking && state.facing < 0);
    const isTalking = state.bubble > 0 && !state.open;
    const isWaving = isTalking || Math.floor(this.#seconds) % 4 === 0;
    kit.setActor(this.#leo, "leo", isWaving ? "wave" : "stand");
    this.#bubble.setVisible(isTalking);
    this.#line.setVisible(isTalking);
    if (isTalking) this.#line.setText(leoLine((state.talks - 1) % leoLines));
    const place = state.near && hubPlaces[state.near];
    this.#prompt.setVisible(place !== null && !state.open && !isTalking);
    if (place) this.#prompt.setPosition(place.x, 226);
    kit.resize(this.#prompt, 0.85 + 0.1 * Math.sin(this.#seconds * 6));
    this.#panel.draw(state);
  }

  hide(): void {
    this.#layer.setVisible(false);
  }
}
