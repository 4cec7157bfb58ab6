import { afterEach, expect, test } from "vitest";
import { features } from "#features.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { forgetProgressOfGone } from "./forget-progress.ts";

// The machine may be busy with other tests.

const dayMs = 24 * 3_600_000;

let server: TestServer;
afterEach(() => server[Symbol.asyncDispose]());

async function watchedBy(viewers: readonly string[], daysAgo: number): Promise<void> {
  const rows = viewers.map((viewer_id) => ({
    viewer_id,
    title_id: "a",
    position_seconds: 20,
    updated_at: server.app.now() - daysAgo * dayMs,
  }));
  await server.app.db.insertInto("watch_progress").values(rows).execute();
}

async function owners(): Promise<string[]> {
  const rows = await server.app.db
    .selectFrom("watch_progress")
    .select("viewer_id")
    .distinct()
    .orderBy("viewer_id")
    .execute();
  return rows.map(({ viewer_id }) => viewer_id);
}

/** A browser that watches something. */
async function watchAsVisitor(): Promise<void> {
  const [title] = (await server.inject("/api/animations")).json();
  const answer = await server.openBrowser()({
    method: "PUT",
    url: `/api/titles/${title.id}/progress`,
    payload: { positionSeconds: 20 },
  });
  expect(answer.statusCode).toBe(200);
}

test.each([{ demo: true }, { demo: false }])(
  "deletes a visitor's progress with the visitor, and no other (%o)",
  async (config) => {
    server = await openTestServer(features, config);
    await watchAsVisitor();
    const remembered = await owners();
    expect(remembered.length).toBeGreaterThan(0);
    await server.app.db.updateTable("watch_progress").set({ updated_at: 1 }).execute();
    await watchedBy(["gone-but-recent"], 29);
    const gone = Array.from({ length: 1100 }, (_, at) => `gone-${at}`);
    await watchedBy(gone, 31);
    await forgetProgressOfGone(server.app);
    expect(await owners()).toEqual([...remembered, "gone-but-recent"].toSorted());
  },
);
