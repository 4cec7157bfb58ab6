import type { PathParams } from "@goldmane/contracts/path-pattern";
import { GamingZone } from "./gaming-zone.tsx";
import { PlayGamePage } from "./play-game.tsx";

/** The Gaming Zone, or one of its games. */
export function PlayGamesPage({ params }: { params: PathParams }) {
  return params["game"] === undefined ? <GamingZone /> : <PlayGamePage params={params} />;
}
