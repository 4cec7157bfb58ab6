import { expect } from "@playwright/test";
import { test } from "#world/test-server.ts";

test("the API describes itself, for people and for programs", async ({ page }) => {
  const answer = await page.request.get("/api/openapi.json");
  expect(answer.ok()).toBe(true);
  const reference: { openapi: string; paths: Record<string, unknown> } = await answer.json();
  expect(reference.openapi).toMatch(/^3\.1/);
  expect(Object.keys(reference.paths)).toContain("/api/animations");

  await page.goto("/api/docs");
  await expect(page.getByRole("heading", { name: /^Goldmane/ })).toBeVisible();
  await expect(page.getByText("/api/animations/featured", { exact: true })).toBeVisible();
});
