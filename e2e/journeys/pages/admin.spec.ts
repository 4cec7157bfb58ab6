import { expect } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { givePasswordAgain } from "#world/family.ts";
import { test } from "#world/test-server.ts";

test.use({
  ownServer: "admin",
});

test.describe("an operator", () => {
  // The first sensitive action asks for the password.
  test.use({ expectedPageError: /403 \(Forbidden\)/ });

  test("finds a household, sees its devices and signs one out", async ({
    page,
    browser,
    server,
  }) => {
    const elsewhere = await browser.newPage({ baseURL: server.url });
    await elsewhere.goto("/");
    const facts = {
      householdName: "Larkspur Lodge",
      name: "Ada",
      password: "correct horse battery",
    };
    const made = await elsewhere.request.post("/api/account", {
      data: { ...facts, email: "ada@example.org" },
      headers: { "sec-fetch-site": "same-origin" },
    });
    expect(made.ok()).toBe(true);

    await page.goto("/");
    await page.getByRole("button", { name: /profile menu$/i }).click();
    await page.getByRole("link", { name: "Administration" }).click();
    await page.getByRole("heading", { level: 1, name: "Households" }).waitFor();
    await page.getByLabel("Find a household").fill("larksp");
    await expect(page).toHaveURL(/search=larksp/);
    await page.getByRole("link", { name: "Larkspur Lodge" }).click();
    await page.getByRole("heading", { level: 1, name: "Larkspur Lodge" }).waitFor();

    const devices = page.getByRole("region", { name: "Devices" });
    await devices.getByRole("button", { name: /^Sign out / }).click();
    await givePasswordAgain(page);
    await expect(devices.getByText("No devices are signed in.")).toBeVisible();
    await expect(page.getByText("Device signed out by the administrator")).toBeVisible();
    const session = await elsewhere.request.get("/api/session");
    // In the demo an anonymous visitor belongs to the demo household.
    expect((await session.json()).household.name).not.toBe("Larkspur Lodge");
    await elsewhere.close();
  });
});

test("filters the audit log by kind and by day", async ({ page }) => {
  await page.goto("/admin/audit");
  const entries = page.getByRole("table", { name: "Audit log" });
  await page.request.post("/api/account/confirm", {
    data: { password: "golden-lion" },
    headers: { "sec-fetch-site": "same-origin" },
  });
  await page.reload();
  await expect(entries.getByText("Password confirmed").first()).toBeVisible();
  await page.getByLabel("From").fill("2020-01-01");
  await expect(page).toHaveURL(/from=2020-01-01/);
  await expect(entries.getByText("Password confirmed").first()).toBeVisible();
  await page.getByLabel("Until").fill("2020-01-02");
  await expect(page.getByText("No events found.")).toBeVisible();
});

test("every admin page opens, and axe finds no accessibility issue in it", async ({ page }) => {
  // The outbox asks for the password.
  await page.request.post("/api/account/confirm", {
    data: { password: "golden-lion" },
    headers: { "sec-fetch-site": "same-origin" },
  });
  await page.goto("/admin");
  const tabs = page.getByRole("navigation", { name: "Administration" });
  const names = ["Households", "Invitations", "Plans", "Devices", "Audit log", "E-mail"];
  for (const name of [...names, "Library", "Performance", "Server", "Settings", "Backups"]) {
    await tabs.getByRole("link", { name, exact: true }).click();
    await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await findAccessibilityIssues(page), name).toEqual([]);
  }
});

test("the outbox shows an e-mail as in a mail program, in a frame that runs nothing", async ({
  page,
  browser,
  server,
}) => {
  const headers = { "sec-fetch-site": "same-origin" };
  const elsewhere = await browser.newPage({ baseURL: server.url });
  await elsewhere.goto("/");
  const facts = { householdName: "Fern Farm", name: "Bea", password: "correct horse battery" };
  const data = { ...facts, email: "bea@example.org" };
  expect((await elsewhere.request.post("/api/account", { data, headers })).ok()).toBe(true);
  await elsewhere.close();
  await page.goto("/admin");
  await page.request.post("/api/account/confirm", { data: { password: "golden-lion" }, headers });
  await page.goto("/admin/mail");
  await page.getByRole("button", { name: "Read Verify your e-mail, to bea@example.org" }).click();
  const dialog = page.getByRole("dialog", { name: "Verify your e-mail" });
  const frame = dialog.frameLocator("iframe");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Verify your e-mail");
  await expect(frame.getByRole("link", { name: "Verify my e-mail" })).toBeVisible();
  await dialog.getByText("Plain text").click();
  await expect(dialog.locator("pre")).toContainText("/verify#token=");
});

test("denies a child the admin pages and requests no admin data", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/admin")) asked.push(request.url());
  });
  // Not the home page: the child may not load its last pictures.
  await page.goto("/family-login");
  const send = async (url: string, data: object) => {
    const answer = await page.request.post(url, {
      data,
      headers: { "sec-fetch-site": "same-origin" },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await send("/api/family-profiles/login", { username: "pip", password: "golden-lion" });
  for (const path of ["/admin", "/admin/audit", "/admin/households/x"]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1, name: "Administrators only" }).waitFor();
  }
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: /profile menu$/i }).click();
  const places = page.getByRole("list", { name: "Your pages" });
  await expect(places.getByRole("link", { name: "Devices" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Administration" })).toHaveCount(0);
  const refused = await page.request.get("/api/admin/households");
  expect(refused.status()).toBe(403);
});
