import { expect, type Response } from "@playwright/test";
import type { QuestSave } from "@goldmane/games/adventure-quest/save";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { QuestPlayer } from "#world/games/quest-player.ts";
import { test } from "#world/test-server.ts";

test.use({ ownServer: "adventure-quest" });

test("a story is begun by keys, left after a riddle and a key, and continued", async ({ page }) => {
  test.slow();
  const quest = await QuestPlayer.open(page);
  const { host } = quest;
  const begin = { mode: "story", assist: false, save: null, slot: 0 } as const;
  await quest.begin(/^1 ?New game/u, begin);

  await quest.playUntil(
    ({ screen, found, screenTicks }) => screen === "found" && found === "key" && screenTicks > 5,
  );
  await expect(host.getByText("A key!").first()).toBeVisible();

  await quest.playUntil(({ screen, screenTicks }) => screen === "talk" && screenTicks > 5);
  await expect(host.getByText("What comes next?").first()).toBeVisible();
  await expect(host.getByRole("button", { name: "Sun", exact: true })).toBeVisible();
  await expect(
    host.getByText(/^What comes next\? Sun, Moon, Sun, Moon, … Answers: /),
  ).toBeAttached();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await quest.playUntil(({ talk }) => talk !== null && talk.solved > 5);
  await expect(host.getByText("Right!")).toBeAttached();

  const { room } = quest.state;
  const stored = page.waitForResponse((answer) => (readSave(answer)?.room ?? room) !== room);
  await quest.playUntil((state) => state.room !== room && state.entering === 0);
  expect((await stored).ok()).toBe(true);
  const save = readSave(await stored);
  if (!save) throw new Error("No save was sent.");
  expect(save).toMatchObject({ room: quest.state.room, gems: quest.state.gems });
  await quest.release();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Quit" }).click();

  // The server has the story, also for another device.
  await page.reload();
  await expect(host).toHaveAttribute("data-ready", "true");
  const name = `1 Adventure ${save.gems} gems`;
  await quest.begin(name, { ...begin, save });
  await quest.playUntil(
    ({ screen, found, screenTicks }) => screen === "found" && found === "hammer" && screenTicks > 5,
  );
  await expect(host.getByText("A hammer! It breaks boulders.").first()).toBeVisible();
});

/** The story that the request of this answer stored, or null. */
function readSave(answer: Response): QuestSave | null {
  const request = answer.request();
  if (request.method() !== "PUT" || !request.url().includes("/saves/")) return null;
  return (request.postDataJSON() as { data: { save: QuestSave } }).data.save;
}
