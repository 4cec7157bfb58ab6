import { expect } from "@playwright/test";
import { test } from "#world/test-server.ts";
import { type Manner, modelWords } from "#world/model.ts";

test.use({ hasModel: true, ownServer: "leo-model" });

/** A question that the embedded assistant can't answer. */
const question = "Why do dragons sleep on gold, my friend?";
/** Ordered so that no three failures follow one another, which would pause the use of the model. */
const manners: readonly Manner[] = [
  "is busy",
  "talks rubbish",
  "answers",
  "answers late",
  "hangs up",
  "answers",
];

test("answers although the model is busy, slow, wrong or down", async ({ page, model }) => {
  if (!model) throw new Error("This server has no language model.");
  await page.goto("/browse");
  await page.getByRole("button", { name: "AI Login with Leo", exact: true }).first().click();
  const leo = page.getByRole("dialog", { name: "Leo, your AI assistant" });
  const field = leo.getByLabel("Message to Leo");
  const spoken = leo.getByText("Leo:", { exact: true });
  for (const [index, manner] of manners.entries()) {
    await test.step(`the model ${manner}`, async () => {
      model.manner = manner;
      model.asked = 0;
      await field.fill(question);
      await field.press("Enter");
      // Earlier toasts close by themselves.
      if (manner === "answers late")
        await expect(leo.getByText("Let me think about that...")).toBeVisible();
      await expect(spoken).toHaveCount(index + 1);
      expect(model.asked).toBeGreaterThan(0);
      const said =
        manner === "answers"
          ? modelWords
          : /not sure about that one|learned that one|new to me|help with that/;
      await expect(spoken.last().locator("..")).toContainText(said);
      await expect(leo.getByRole("list", { name: "Suggestions" }).getByRole("button")).toHaveCount(
        3,
      );
      await expect(leo.getByText("a quick moment")).toHaveCount(0);
    });
  }
});

test("plays a film from Leo's answer while the language model is unreachable", async ({
  page,
  model,
}) => {
  model?.close();
  await page.goto("/browse");
  await page.getByRole("button", { name: "AI Login with Leo", exact: true }).first().click();
  const leo = page.getByRole("dialog", { name: "Leo, your AI assistant" });
  await leo.getByLabel("Message to Leo").fill("something funny with dragons");
  await page.keyboard.press("Enter");
  await leo.getByRole("list", { name: "Films" }).getByRole("button").first().click();
  await expect(page).toHaveURL(/\/watch\//);
});
