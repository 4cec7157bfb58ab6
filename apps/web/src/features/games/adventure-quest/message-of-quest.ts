import type { QuestState, Talk } from "@goldmane/games/adventure-quest/play/state";
import { choiceBoxes, riddles } from "@goldmane/games/adventure-quest/world/riddles";
import type { GameMessage } from "#features/games/host/message.ts";
import { say } from "#platform/words/say.ts";
import { findText, pictureName } from "./picture-names.ts";
import { riddleText } from "./riddle-texts.ts";

const riddleBox = { x: 322, y: 100, width: 506, height: 196 };
/** Above the row of pictures that a riddle may have. */
const rowBox = { ...riddleBox, height: 84 };
const findBox = { x: 180, y: 70, width: 600, height: 60 };

/** What the quest says: a riddle, or what was found. */
export function messageOfQuest({
  screen,
  talk,
  found,
  ticks,
  screenTicks,
}: QuestState): GameMessage | null {
  if (screen === "talk" && talk) return riddleMessage(talk);
  if (screen !== "found" || !found) return null;
  const key = `found ${found} ${ticks - screenTicks}`;
  return { key, text: findText(found), box: findBox, choices: [], at: -1, reply: "" };
}

function riddleMessage({ riddle, picks, at, gone, solved }: Talk): GameMessage {
  const { key = "", row } = riddles[riddle] ?? {};
  const shown = row ? ` ${row.map(pictureName).join(", ")}, …` : "";
  const isSolved = solved > 0;
  return {
    key: `${key} ${at} ${gone} ${isSolved}`,
    text: riddleText(key),
    said: riddleText(key) + shown,
    box: row ? rowBox : riddleBox,
    choices: choiceBoxes.map((box, index) => ({
      label: pictureName(picks[index] ?? ""),
      box,
      isGone: (gone & (1 << index)) !== 0,
    })),
    at: isSolved ? -1 : at,
    reply: isSolved ? say`Right!` : gone > 0 ? say`Not that one.` : "",
  };
}
