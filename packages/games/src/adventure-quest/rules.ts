import { defineRules, ticksPerSecond, type ScoreOrder } from "#kernel/game-rules.ts";
import { readQuestOptions, type QuestOptions } from "./options.ts";
import type { QuestState } from "./play/state.ts";
import { stepQuest } from "./play/step.ts";
import { startQuest } from "./start.ts";
import { realmSlugs } from "./world/realms.ts";

/** Runs on boards end after 20 minutes; a story goes on as long as its player does. */
const longest = 20 * 60 * ticksPerSecond;

const modes: Record<string, ScoreOrder> = {
  daily: "highest",
  ...Object.fromEntries(realmSlugs.map((slug) => [`realm-${slug}`, "lowest" as const])),
};

/** The dungeon's score: ten points a gem, and the seconds left of ten minutes once it is done. */
function dailyScore({ gems, ticks, screen }: QuestState): number {
  const seconds = Math.floor(ticks / ticksPerSecond);
  return gems * 10 + (screen === "over" ? 500 + Math.max(0, 600 - seconds) : 0);
}

export const adventureQuestRules = defineRules<QuestState, QuestOptions>({
  version: 1,
  modes,
  maxTicks: longest,
  readOptions: readQuestOptions,
  modeOf(options) {
    if (options.assist || options.mode === "story") return null;
    return options.mode === "daily" ? "daily" : `realm-${realmSlugs[options.realm]}`;
  },
  playersOf: () => 1,
  start: startQuest,
  step: (state, inputs) => stepQuest(state, inputs[0] ?? 0),
  resultOf(state) {
    const isOver = state.screen === "over";
    const isTooLong = state.mode !== "story" && state.ticks >= longest;
    if (!isOver && !isTooLong) return null;
    const score =
      state.mode === "daily"
        ? dailyScore(state)
        : state.mode === "realm"
          ? state.ticks
          : state.gems;
    const realmsDone = state.beaten.toString(2).replaceAll("0", "").length;
    return {
      score,
      completed: isOver,
      counts: { ...state.counts, gems: state.gems, realms: realmsDone },
    };
  },
});
