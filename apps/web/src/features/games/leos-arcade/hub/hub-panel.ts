import { spotsOf } from "@goldmane/games/leos-arcade/choices";
import { partyGrid, shelfGrid, type HubState } from "@goldmane/games/leos-arcade/hub";
import { microGameIds } from "@goldmane/games/leos-arcade/micro-games";
import type { Kit, Layer } from "#features/games/leos-arcade/kit/open-kit.ts";
import { playerLook } from "#features/games/leos-arcade/medley/player-look.ts";

type Update = (cursor: number) => void;

/** What opens in the hall: the practice shelf, or the table for several players. */
export class HubPanel {
  readonly layer: Layer;
  readonly #kit: Kit;
  #open: { kind: string; update: Update } | null = null;

  constructor(kit: Kit) {
    this.#kit = kit;
    this.layer = kit.addLayer();
  }

  draw(state: HubState): void {
    if (this.#open && this.#open.kind !== state.open) {
      this.layer.removeAll(true);
      this.#open = null;
    }
    if (!state.open) return;
    this.#open ??= {
      kind: state.open,
      update: state.open === "party" ? this.#openParty() : this.#openShelf(),
    };
    this.#open.update(state.cursor);
  }

  #openShelf(): Update {
    const kit = this.#kit;
    kit.add(this.layer, "panel", 480, 285);
    const spots = spotsOf(shelfGrid);
    for (const [at, spot] of spots.entries()) {
      if (at < microGameIds.length) kit.add(this.layer, "badge", spot.x, spot.y, at);
      else kit.add(this.layer, "back", spot.x, spot.y);
    }
    return this.#addCursor(spots, 0.64);
  }

  #openParty(): Update {
    const kit = this.#kit;
    kit.add(this.layer, "panel", 480, 285);
    const spots = spotsOf(partyGrid);
    const guests = spots.map((spot, at) => {
      if (at === 0) return kit.add(this.layer, "back", spot.x, spot.y);
      const { name, frame, size } = playerLook(at - 1);
      if (!kit.hasCast([name])) return null;
      const guest = kit.addActor(this.layer, name, frame, spot.x, spot.y + 46);
      kit.resize(guest, 0.76 * size);
      return guest;
    });
    const number = kit.addLabel(this.layer, 480, 160, 90, "#fff3a0");
    const place = this.#addCursor(spots, 0.6);
    return (cursor) => {
      place(cursor);
      number.setText(cursor === 0 ? "" : `${cursor + 1}`);
      for (const [at, guest] of guests.entries())
        guest?.setAlpha(at === 0 || at <= cursor ? 1 : 0.35);
    };
  }

  #addCursor(spots: readonly { x: number; y: number }[], size: number): Update {
    const cursor = this.#kit.add(this.layer, "cursor", 0, 0);
    this.#kit.resize(cursor, size);
    return (at) => {
      const spot = spots[at];
      if (spot) cursor.setPosition(spot.x, spot.y);
    };
  }
}
