import { benchFirstFrames } from "./first-frames.mjs";
import { benchReplays } from "./replays.mjs";

/** Games: the cost of verifying a run, the wait for a game's first frame, and frames per second. */
export async function benchGames(server, chromiumPath) {
  await benchReplays();
  await benchFirstFrames(server, chromiumPath);
}
