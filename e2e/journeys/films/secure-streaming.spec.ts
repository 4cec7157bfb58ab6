import { expect } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { test } from "#world/test-server.ts";
import { expectMovingPictures } from "#world/picture.ts";

// The page's film starts by itself only without reduced motion.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.describe("the secure streaming page", () => {
  // The browser logs every rejected link.
  test.use({ expectedPageError: /403 \(Forbidden\)/ });

  test("plays its film and rejects every link but the viewer's own", async ({ page }) => {
    await page.goto("/aws-streaming");
    await expectMovingPictures(page);
    const outcomeOf = async (name: string, verb: string) => {
      await page.getByRole("button", { name: `${verb}: ${name}` }).click();
      return page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    };
    const own = await outcomeOf("Your own link", "Open it");
    await expect(own).toContainText("#EXTM3U");
    const invalid = "This link isn’t valid for this title and browser session.";
    for (const [name, words] of [
      ["Tampered link", invalid],
      ["Extended link", invalid],
      ["Expired link", "This link has expired"],
      ["Your link in another browser", invalid],
      ["Your signature on another title", invalid],
      ["The key without your cookie", invalid],
    ] as const) {
      const outcome = await outcomeOf(name, "Try it");
      await expect(outcome).toContainText("403");
      await expect(outcome).toContainText(words);
    }
    await page.getByRole("button", { name: "Inspect a segment" }).click();
    await expect(page.getByText("moof", { exact: false })).toBeVisible();

    const signatures = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .flatMap(({ name }) => /\/media\/\w+-([\w-]{24})\//.exec(name)?.[1] ?? []),
    );
    expect(signatures.length).toBeGreaterThan(0);
    const shown = await page.locator("body").innerHTML();
    expect(signatures.filter((signature) => shown.includes(signature))).toEqual([]);
    expect(await findAccessibilityIssues(page)).toEqual([]);
  });
});
