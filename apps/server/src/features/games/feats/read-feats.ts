import type { GameFeats } from "@goldmane/contracts/achievements/rules";
import * as z from "zod/mini";
import type { App } from "#platform/app.ts";
import { type CompletedRun, listCompletedRuns, listSaves } from "./store.ts";

/** A saved story of Adventure Quest, as far as it counts here. */
const story = z.object({ save: z.object({ beaten: z.int() }) });

/**
 * What a profile has done in the games: by its verified runs, and by its saved stories, since a
 * story is longer than a run.
 */
export async function readGameFeats(
  { db }: Pick<App, "db">,
  profileId: string,
): Promise<GameFeats> {
  const runs = await listCompletedRuns(db, profileId);
  const of = (game: string) => runs.filter((run) => run.game === game);
  const saves = await listSaves(db, profileId, "adventure-quest");
  return {
    missions: sum(of("kyles-dash").map(({ counts }) => counts["missions"] ?? 0)),
    slimeStars: addBestStars(of("slime-adventure")),
    arcadeWins: sum(of("leos-arcade").map(({ counts }) => counts["won"] ?? 0)),
    realms: countRealms(of("adventure-quest"), saves),
  };
}

/** Whether a story has finished a realm that it hadn't when it was saved before. */
export function hasNewRealm(before: unknown, after: unknown): boolean {
  return (beatenRealms(after) & ~beatenRealms(before)) !== 0;
}

/** The realms that a saved story has finished, as bits by the realm's index. */
function beatenRealms(save: unknown): number {
  const read = story.safeParse(save);
  return read.success ? read.data.save.beaten & 63 : 0;
}

/** Of built-in levels; level 0 is a shared one. */
function addBestStars(runs: readonly CompletedRun[]): number {
  const best = new Map<number, number>();
  for (const { counts, stars } of runs) {
    const level = counts["level"] ?? 0;
    if (level > 0) best.set(level, Math.max(best.get(level) ?? 0, stars));
  }
  return sum([...best.values()]);
}

function countRealms(runs: readonly CompletedRun[], saves: readonly unknown[]): number {
  let beaten = 0;
  for (const save of saves) beaten |= beatenRealms(save);
  for (const { options } of runs) {
    const { mode, realm } = options;
    if (mode === "realm" && typeof realm === "number") beaten |= 1 << realm;
  }
  return beaten.toString(2).replaceAll("0", "").length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
