import { botInput, type BotMemory } from "@goldmane/games/adventure-quest/bot/quest-bot";
import { adventureQuestRules } from "@goldmane/games/adventure-quest/rules";
import type { QuestOptions } from "@goldmane/games/adventure-quest/options";
import type { QuestState } from "@goldmane/games/adventure-quest/play/state";
import type { GameControls } from "#features/games/host/game-picture.ts";
import { hostGame } from "#features/games/host/playable-game.ts";
import { say } from "#platform/words/say.ts";
import { icons } from "./icons.ts";
import { QuestMenu } from "./menu/quest-menu.tsx";
import { openPicture } from "./picture/open-picture.ts";
import { furthestStory, openSlots } from "./saves.ts";
import { tune } from "./tune.ts";
import { messageOfQuest } from "./message-of-quest.ts";

const memories = new WeakMap<QuestState, BotMemory>();

export const game = hostGame<QuestState, QuestOptions>({
  id: "adventure-quest",
  rules: adventureQuestRules,
  modes: [
    {
      id: "story",
      name: () => say`Story`,
      options: () => ({ mode: "story", assist: false, save: null, slot: 0 }),
    },
    {
      id: "daily",
      name: () => say`Daily dungeon`,
      isDaily: true,
      options: () => ({ mode: "daily", assist: false }),
    },
  ],
  controls,
  tune,
  openPicture,
  messageOf: messageOfQuest,
  demo: {
    options: { mode: "realm", realm: 0, assist: true },
    seed: 20,
    play(state) {
      const memory = memories.get(state) ?? { finished: new Map() };
      memories.set(state, memory);
      return [botInput(state, memory)];
    },
  },
  copyState: (state) => ({
    ...state,
    hero: { ...state.hero },
    foes: state.foes.map((foe) => ({ ...foe })),
    boss: state.boss && { ...state.boss },
  }),
  Menu: QuestMenu,
  isOpenEnded: ({ mode }) => mode === "story",
  async continueRun(profileId) {
    openSlots(profileId);
    const story = await furthestStory();
    return story && { mode: "story", assist: false, ...story };
  },
});

function controls(): GameControls {
  return {
    directions: [
      { button: "left", label: () => say`Left`, icon: icons.left },
      { button: "right", label: () => say`Right`, icon: icons.right },
      { button: "up", label: () => say`Up`, icon: icons.up },
      { button: "down", label: () => say`Down`, icon: icons.down },
    ],
    buttons: [
      { button: "a", label: () => say`Tickle, open, talk`, icon: icons.act },
      { button: "b", label: () => say`Use the tool`, icon: icons.tool },
      { button: "x", label: () => say`Next tool`, icon: icons.next },
      { button: "y", label: () => say`Map`, icon: icons.map },
    ],
    hasPointer: true,
    isHeldForSecond: true,
  };
}
