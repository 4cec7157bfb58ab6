import type { QuestOptions } from "#adventure-quest/options.ts";
import { adventureQuestRules } from "#adventure-quest/rules.ts";
import type { QuestState } from "#adventure-quest/play/state.ts";
import type { RunResult } from "#kernel/game-rules.ts";
import { InputLog } from "#kernel/input-log.ts";
import { botInput, type BotMemory } from "./quest-bot.ts";

/** Lets the bot play a run, and returns how far it came. */
export function playWithBot(
  seed: number,
  options: QuestOptions,
  mostTicks = adventureQuestRules.maxTicks,
): { state: QuestState; result: RunResult | null; log: string } {
  const state = adventureQuestRules.start(seed, options);
  const log = new InputLog(1);
  const memory: BotMemory = { finished: new Map() };
  let result = adventureQuestRules.resultOf(state);
  for (let tick = 0; tick < mostTicks && !result; tick += 1) {
    const inputs = [botInput(state, memory)];
    adventureQuestRules.step(state, inputs);
    log.add(inputs);
    result = adventureQuestRules.resultOf(state);
  }
  return { state, result, log: log.encode() };
}
