import { expect } from "@playwright/test";
import { adventureQuestRules as rules } from "@goldmane/games/adventure-quest/rules";
import { QuestPlayer } from "#world/games/quest-player.ts";
import { test } from "#world/test-server.ts";

test.use({ ownServer: "quest-realms" });

const realms = ["Adventure", "Kids", "Fantasy", "Anime", "Sci-Fi", "Originals"];

for (const [realm, name] of realms.entries())
  test(`the realm ${name} is played by keys to its results, which the server verifies`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const quest = await QuestPlayer.open(page);
    await quest.begin(name, { mode: "realm", realm, assist: false });
    await quest.playUntil((state) => rules.resultOf(state) !== null, 60_000);
    const result = rules.resultOf(quest.state);
    const verified = page.waitForResponse((answer) => answer.url().endsWith("/finish"));
    await quest.release();
    const answer = await verified;
    expect(answer.ok()).toBe(true);
    expect(await answer.json()).toMatchObject({ score: result?.score, completed: true });
    await expect(
      page
        .getByRole("region", { name: "Results" })
        .getByRole("heading", { name: "Your best run!" }),
    ).toBeVisible();
  });
