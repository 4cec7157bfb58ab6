import type { SettingName } from "@goldmane/contracts/admin/settings";
import { AppError } from "@goldmane/contracts/errors";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { senderOf } from "#platform/mail/sender-of.ts";
import { openTestApp, type TestApp } from "#platform/testing/open-test-app.ts";
import { Settings } from "./settings.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ fixedSettings: { serverName: "The Attic" } });
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(() => app.settings.change({ reset: ["registration", "defaultLanguage"] }));

test("a setting has its default until it is changed, and after a reset", async () => {
  const { settings } = app;
  expect(settings.get("defaultLanguage")).toBe("en");
  expect(settings.sourceOf("defaultLanguage")).toEqual({ from: "default" });
  await settings.change({ values: { defaultLanguage: "es" } });
  expect(settings.get("defaultLanguage")).toBe("es");
  expect(settings.sourceOf("defaultLanguage")).toEqual({ from: "stored" });
  await settings.change({ reset: ["defaultLanguage"] });
  expect(settings.get("defaultLanguage")).toBe("en");
});

test("a change outlives the process, and reaches other nodes", async () => {
  using other = await Settings.open(app);
  await app.settings.change({ values: { registration: "closed" } });
  await expect.poll(() => other.get("registration")).toBe("closed");
  using later = await Settings.open(app);
  expect(later.get("registration")).toBe("closed");
});

test("the environment wins over a stored value and refuses to be changed", async () => {
  const { settings } = app;
  expect(settings.get("serverName")).toBe("The Attic");
  expect(settings.sourceOf("serverName")).toEqual({ from: "environment", variable: "SERVER_NAME" });
  for (const change of [{ serverName: "Cellar" }, {}]) {
    const reset: SettingName[] = "serverName" in change ? [] : ["serverName"];
    const refusal = await settings
      .change({ values: { registration: "closed", ...change }, reset })
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ code: "CONFLICT", details: { variable: "SERVER_NAME" } });
  }
  expect(settings.get("registration")).toBe("open");
});

test("e-mails have the server's name, unless MAIL_FROM has its own", () => {
  const sendFrom = (from: string | null) =>
    senderOf({
      settings: app.settings,
      config: { ...app.config, mail: { ...app.config.mail, from } },
    }).from;
  const name = "The Attic";
  expect(sendFrom(null)).toEqual({ name, address: app.config.mail.defaultAddress });
  expect(sendFrom("films@example.org")).toEqual({ name, address: "films@example.org" });
  expect(sendFrom("Films <films@example.org>")).toBe("Films <films@example.org>");
});

test("listeners hear of their own settings only, once for each change", async () => {
  let heard = 0;
  const stop = app.settings.onChange(["defaultLanguage"], () => (heard += 1));
  await app.settings.change({ values: { registration: "invite" } });
  expect(heard).toBe(0);
  await app.settings.change({ values: { defaultLanguage: "es" } });
  await app.settings.change({ values: { defaultLanguage: "es" } });
  expect(heard).toBe(1);
  stop();
});

test("a row that can't be read has its default, and the others keep their values", async () => {
  const { db, settings } = app;
  await settings.change({ values: { registration: "closed", defaultLanguage: "es" } });
  await db
    .updateTable("setting")
    .set({ value: '"ajar"' })
    .where("name", "=", "registration")
    .execute();
  await db
    .insertInto("setting")
    .values({ name: "unheard-of", value: "1", changed_at: 0 })
    .execute();
  using reread = await Settings.open(app);
  expect(reread.get("registration")).toBe("open");
  expect(reread.get("defaultLanguage")).toBe("es");
});

test("concurrent changes all arrive", async () => {
  const { settings } = app;
  await Promise.all([
    settings.change({ values: { registration: "closed" } }),
    settings.change({ values: { defaultLanguage: "es" } }),
  ]);
  expect([settings.get("registration"), settings.get("defaultLanguage")]).toEqual(["closed", "es"]);
});
