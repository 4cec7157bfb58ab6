import type { GameId } from "@goldmane/contracts/games/limits";
import questClip from "#pages/play-games/previews/adventure-quest.mp4";
import questStill from "#pages/play-games/previews/adventure-quest.avif";
import kyleClip from "#pages/play-games/previews/kyles-dash.mp4";
import kyleStill from "#pages/play-games/previews/kyles-dash.avif";
import arcadeClip from "#pages/play-games/previews/leos-arcade.mp4";
import arcadeStill from "#pages/play-games/previews/leos-arcade.avif";
import slimeClip from "#pages/play-games/previews/slime-adventure.mp4";
import slimeStill from "#pages/play-games/previews/slime-adventure.avif";

/** A still picture of each game, and a silent loop. `npm run generate:game-previews` draws them. */
export const previewFiles: Readonly<Record<GameId, { still: string; clip: string }>> = {
  "leos-arcade": { still: arcadeStill, clip: arcadeClip },
  "adventure-quest": { still: questStill, clip: questClip },
  "slime-adventure": { still: slimeStill, clip: slimeClip },
  "kyles-dash": { still: kyleStill, clip: kyleClip },
};
