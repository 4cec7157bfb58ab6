import type { MicroGameId } from "@goldmane/games/leos-arcade/micro-games";
import type { Round } from "@goldmane/games/leos-arcade/round";
import type { Kit, Layer } from "#features/games/leos-arcade/kit/open-kit.ts";
import type { Moment, RoundView } from "#features/games/leos-arcade/kit/round-picture.ts";
import { microGamePictures } from "#features/games/leos-arcade/micro-game-pictures.ts";

/** Shows one micro-game at a time, in a layer that can be scaled. */
export class RoundStage {
  readonly #kit: Kit;
  readonly #parent: Layer;
  #shown: { key: string; layer: Layer; view: RoundView<Round> } | null = null;

  constructor(kit: Kit, parent: Layer) {
    this.#kit = kit;
    this.#parent = parent;
  }

  /** `key` tells rounds apart; a new one gets a new view as soon as its characters are painted. */
  draw(
    key: string,
    id: MicroGameId,
    { state, previous }: { state: Round; previous: Round },
    moment: Moment,
  ): void {
    if (this.#shown?.key !== key) this.#open(key, id);
    this.#shown?.view.draw(state, previous, moment);
  }

  clear(): void {
    this.#shown?.layer.destroy();
    this.#shown = null;
  }

  #open(key: string, id: MicroGameId): void {
    this.clear();
    const picture = microGamePictures[id];
    if (!this.#kit.hasCast(picture.cast)) return;
    const layer = this.#kit.addLayer();
    this.#parent.add(layer);
    this.#shown = { key, layer, view: picture.open(this.#kit, layer) };
  }
}
