import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { chooseFromRow, rowOf } from "#world/player.ts";
import { makeClip } from "#world/clip.ts";
import { harbourLights, test } from "#world/test-server.ts";
import { expectMovingPictures, expectSound } from "#world/picture.ts";

test("lists the operator's film on the home page and plays it with captions", async ({ page }) => {
  await page.goto("/");
  await chooseFromRow(page, "Your library", harbourLights.title);
  await expectMovingPictures(page);
  await expectSound(page);
  await page.keyboard.press("c");
  await expect(page.getByText(harbourLights.caption)).toBeVisible();
});

test("lists a film copied into the library of a running server", async ({ page, server }) => {
  const elsewhere = await mkdtemp(join(tmpdir(), "goldmane-clip-"));
  const clip = join(elsewhere, "clip.mp4");
  await makeClip(clip, 440);
  await copyFile(clip, join(server.libraryDir, "Ferry Home (2021).mp4"));
  await rm(elsewhere, { recursive: true });

  await expect(async () => {
    await page.goto("/");
    const film = rowOf(page, "Your library").getByRole("link", { name: "Ferry Home" });
    // Rows far below the fold render when the page is idle.
    await expect(film).toBeVisible({ timeout: 8000 });
  }).toPass({ timeout: 60_000 });
  await chooseFromRow(page, "Your library", "Ferry Home");
  await expectMovingPictures(page);
  await expectSound(page);
});

type Item = { fileName: string; state: string; reason: string | null };

test("rejects a text file with a video extension and reports the reason to the operator", async ({
  page,
  server,
}) => {
  const name = "Letter Home (2020).mp4";
  await writeFile(join(server.libraryDir, name), "Dear all, the weather is fine.\n".repeat(200));

  const findFile = async () => {
    const answer = await page.request.get("/api/ingest");
    const { items }: { items: Item[] } = await answer.json();
    return items.find((item) => item.fileName === name);
  };
  await expect.poll(async () => (await findFile())?.state, { timeout: 40_000 }).toBe("failed");
  expect((await findFile())?.reason).toMatch(/\w+ \w+/);

  await page.goto("/");
  await expect(rowOf(page, "Your library")).toBeVisible();
  await expect(page.getByText("Letter Home")).toHaveCount(0);
});
