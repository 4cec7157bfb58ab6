import { AppError } from "@goldmane/contracts/errors";
import { reactionBatchMs, reactionsASecond } from "@goldmane/contracts/parties/limits";
import { reacted } from "@goldmane/contracts/parties/live";
import { positionAt } from "@goldmane/contracts/parties/rules";
import type { HeatMap, Reaction } from "@goldmane/contracts/parties/schema";
import { toPlayback } from "#features/parties/playback/store.ts";
import { findOpenParty } from "#features/parties/room/store.ts";
import { findTitle } from "#features/library/service.ts";
import type { App, Viewer, ProfileViewer } from "#platform/app.ts";
import type { Connection } from "#platform/live/on-command.ts";
import { RateLimiter } from "#platform/rate-limiter.ts";
import { perApp } from "#platform/per-app.ts";
import { addReactions, listReactionsTo, type Moment } from "./store.ts";

type SentReaction = { profileId: string; reaction: Reaction };

const reactionsOf = perApp(() => ({
  /** Reactions of the current batch, by party. */
  waiting: new Map<string, SentReaction[]>(),
  limiter: new RateLimiter({ most: reactionsASecond, windowMs: 1000 }),
}));

/** Adds a reaction to the current batch. Reactions above a participant's rate limit are dropped. */
export async function react(
  app: App,
  { viewer, connection }: { viewer: ProfileViewer; connection: Connection },
  { partyId, reaction }: { partyId: string; reaction: Reaction },
): Promise<void> {
  if (!connection.isIn(`party:${partyId}`)) {
    throw new AppError("NOT_FOUND", "This party doesn’t exist or has ended.");
  }
  const profileId = viewer.profile.id;
  const { waiting, limiter } = reactionsOf(app);
  if (!limiter.tryTake(`${partyId} ${profileId}`, app.now())) return;
  const others = waiting.get(partyId);
  if (others) return void others.push({ profileId, reaction });
  waiting.set(partyId, [{ profileId, reaction }]);
  setTimeout(() => {
    const sent = waiting.get(partyId) ?? [];
    waiting.delete(partyId);
    app.live.emit(`party:${partyId}`, reacted, { partyId, reactions: sent }, { isVolatile: true });
    saveReactions(app, partyId, sent).catch((error: unknown) => {
      app.log.warn(
        { event: "party.reactions_not_saved", partyId, err: error },
        "Reactions could not be saved",
      );
    });
  }, reactionBatchMs);
}

export async function readHeatMap(app: App, viewer: Viewer, id: string): Promise<HeatMap> {
  const { id: titleId } = findTitle(app, viewer, id);
  const bySecond = new Map<number, Moment[]>();
  for (const moment of await listReactionsTo(app.db, titleId)) {
    bySecond.set(moment.second, [...(bySecond.get(moment.second) ?? []), moment]);
  }
  const seconds = [...bySecond].flatMap(([second, moments]) => {
    const [most] = moments.toSorted((a, b) => b.times - a.times);
    const count = moments.reduce((sum, { times }) => sum + times, 0);
    return most ? [{ second, count, most: most.reaction }] : [];
  });
  return { titleId, seconds };
}

/** Counts reactions by second of the current film. In the lobby nothing is stored. */
async function saveReactions(
  app: App,
  partyId: string,
  sent: readonly SentReaction[],
): Promise<void> {
  const party = await findOpenParty(app.db, partyId);
  if (!party?.title_id || party.film_state === "idle") return;
  const counts = new Map<Reaction, number>();
  for (const { reaction } of sent) counts.set(reaction, (counts.get(reaction) ?? 0) + 1);
  const second = Math.floor(positionAt(toPlayback(party), app.now()));
  await addReactions(app.db, { partyId, titleId: party.title_id, second }, counts);
}
