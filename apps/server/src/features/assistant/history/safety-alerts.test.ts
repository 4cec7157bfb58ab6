import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Browse, openChat, tell } from "#features/assistant/testing/test-chat.ts";
import { addProfile, openHome, signInAs } from "#platform/testing/open-home.ts";
import type { TestServer } from "#platform/testing/open-test-server.ts";

const child = { role: "child", ageGroup: "child" };

let server: TestServer;
beforeAll(async () => {
  server = await openChat();
});
afterAll(() => server[Symbol.asyncDispose]());

describe("a message with a safety alert", () => {
  const bellOf = async (browse: Browse) =>
    (await browse("/api/notifications"))
      .json()
      .filter(({ type }: { type: string }) => type === "care");

  test("is in every parent's bell, without what was said, and leads to where it can be read", async () => {
    const other = await openHome(server);
    const said = "I want to hurt myself";
    const { browser } = other;
    const otherHome = await openHome(server);
    const kid = await addProfile(other, { ...child, displayName: "Mia" });
    const teen = await addProfile(other, { role: "teen", ageGroup: "teen" });
    const adult = await addProfile(other, { role: "adult", ageGroup: "adult" });
    const speaks = await signInAs(server, kid);
    await tell(speaks, "Something funny");
    expect(await bellOf(browser)).toEqual([]);
    await tell(speaks, "My address is 12 Hill Road");
    await tell(speaks, said);
    await tell(await signInAs(server, teen), "Tell me a joke");
    await tell(browser, said);
    const [news, ...more] = await bellOf(browser);
    expect(more).toEqual([]);
    expect(news).toMatchObject({
      title: "Mia said something to Leo that worried us",
      actionUrl: `/profile/controls/${kid.id}#conversation`,
      isRead: false,
    });
    expect(JSON.stringify(news)).not.toContain("hurt");
    for (const browse of [speaks, await signInAs(server, adult), otherHome.browser]) {
      expect(JSON.stringify(await bellOf(browse))).not.toContain(kid.id);
    }
    const kept = await browser(`/api/family-profiles/${kid.id}/conversation`);
    expect(
      kept.json().exchanges.map(({ safetyAlert }: { safetyAlert: string }) => safetyAlert),
    ).toEqual(["crisis", "personal", null]);
  });

  test("notifies the parent again after the last notification was deleted", async () => {
    const other = await openHome(server);
    const kid = await addProfile(other, child);
    const speaks = await signInAs(server, kid);
    await tell(speaks, "I want to die");
    const [first] = await bellOf(other.browser);
    const url = `/api/notifications/${first.id}`;
    expect((await other.browser({ method: "DELETE", url })).statusCode).toBe(204);
    expect(await bellOf(other.browser)).toEqual([]);
    await tell(speaks, "I want to die");
    expect(await bellOf(other.browser)).toHaveLength(1);
    await other.browser({ method: "DELETE", url: `/api/family-profiles/${kid.id}/conversation` });
    expect(await bellOf(other.browser)).toEqual([]);
  });
});
