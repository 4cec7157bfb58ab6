import { type BrowserContext, expect, type Page } from "@playwright/test";

/** The demo household's password, which is public. */
const password = "golden-lion";
const headers = { "sec-fetch-site": "same-origin" };

/** Enters the demo's password in each window, for pages that ask for it. */
export async function givePassword(contexts: readonly BrowserContext[]): Promise<void> {
  for (const { request } of contexts) {
    const answer = await request.post("/api/account/confirm", { data: { password }, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

/**
 * Gives the demo household a history: a child, films in progress and on the watchlist, watched
 * days. Returns the ids that URLs contain.
 */
export async function fillDemo(page: Page): Promise<Record<string, string>> {
  await page.goto("/achievements");
  const { request } = page;
  const send = async (method: "post" | "put", url: string, data: object) => {
    const answer = await request[method](url, { data, headers });
    expect(answer.ok(), `${url}: ${await answer.text()}`).toBe(true);
    return answer.json().catch(() => null);
  };
  await send("post", "/api/account/confirm", { password });
  const pip = { name: "Pip Gold", displayName: "Pip", role: "child", ageGroup: "child" };
  const secret = { username: "pip", password: "a child's secret" };
  const child = await send("post", "/api/family-profiles", { ...pip, ...secret });
  for (const [at, id] of ["captain-minnow", "two-kettles", "the-sock-rocket"].entries())
    await send("put", `/api/titles/${id}/progress`, {
      positionSeconds: 20 + at * 7,
      durationSeconds: 80,
    });
  for (const [id, progress] of [
    ["captain-minnow", 0],
    ["the-sock-rocket", 100],
  ] as const)
    await send("put", `/api/watchlist/${id}`, { progress, updatedAt: Date.now() });
  const households = await (await request.get("/api/admin/households")).json();
  return { child: String(child.id), household: String(households.items[0].id) };
}
