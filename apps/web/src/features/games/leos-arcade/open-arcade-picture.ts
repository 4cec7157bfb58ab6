import type { ArcadeState } from "@goldmane/games/leos-arcade/arcade";
import type { ArcadeOptions } from "@goldmane/games/leos-arcade/options";
import type { GamePicture, GameStage } from "#features/games/host/game-picture.ts";
import { HubView } from "./hub/hub-view.ts";
import { animalNames, otherNames, type CastName } from "./kit/cast.ts";
import { openKit, type Kit } from "./kit/open-kit.ts";
import { paintCommon } from "./kit/paint-common.ts";
import { MedleyView } from "./medley/medley-view.ts";
import { playerLook } from "./medley/player-look.ts";
import { microGamePictures } from "./micro-game-pictures.ts";

export async function openArcadePicture(
  stage: GameStage<ArcadeOptions>,
): Promise<GamePicture<ArcadeState>> {
  const kit = openKit(stage);
  paintCommon(kit);
  await kit.bakeCast("leo");
  await kit.bakeCast("brona");
  if (stage.options.players > 1) await kit.bakeCast(playerLook(0).name);
  const hub = stage.options.mode === "hub" ? new HubView(kit) : null;
  const medley = new MedleyView(kit);
  const bakery = openBakery(kit);
  return {
    stepped(state) {
      if (state.medley) medley.stepped(state.medley);
      else if (state.hub) hub?.stepped(state.hub);
    },
    draw(state, previous, alpha, seconds) {
      const moment = { alpha, seconds };
      if (state.medley) {
        bakery.hurry(microGamePictures[state.medley.game].cast);
        hub?.hide();
        medley.draw(state.medley, previous.medley ?? state.medley, moment);
      } else if (state.hub) {
        medley.hide();
        hub?.draw(state.hub, previous.hub ?? state.hub, moment);
      }
    },
    destroy: () => bakery.close(),
  };
}

/** Paints the rest of the cast one after the other, while the game is already played. */
function openBakery(kit: Kit): { hurry: (names: readonly CastName[]) => void; close: () => void } {
  const waiting: CastName[] = [...animalNames, ...otherNames, "guard", "gorm"];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      await kit.bakeCast(name);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  };
  void work();
  return {
    hurry(names) {
      for (const name of names) {
        const at = waiting.indexOf(name);
        if (at > 0) waiting.unshift(...waiting.splice(at, 1));
      }
    },
    close() {
      waiting.length = 0;
    },
  };
}
