import { finishedRun, runTicket } from "@goldmane/contracts/games/schema";
import { moveInForTests, say, type TestFamily } from "#features/controls/testing/test-family.ts";
import { countingGames, recordPresses } from "#platform/testing/games/counting-games.ts";
import { openHome } from "#platform/testing/open-home.ts";
import type { TestBrowser } from "#platform/testing/open-test-server.ts";

/** Shares one test server in a file, with the game that counts presses and a new family for each test. */
export function openGamesForTests(take: (family: TestFamily) => void): void {
  moveInForTests((family) => {
    family.server.app.games = countingGames;
    take(family);
  });
}

export async function startRun(browser: TestBrowser, body: object = {}) {
  return runTicket.parse((await say(browser, "POST", "/api/games/kyles-dash/runs", body)).body);
}

export function finishRun(browser: TestBrowser, id: string, log: string) {
  return say(browser, "POST", `/api/games/runs/${id}/finish`, { log });
}

/** Plays a whole run with this many presses. */
export async function play(browser: TestBrowser, presses: number, options: object = {}) {
  const { runId } = await startRun(browser, { options });
  return finishedRun.parse((await finishRun(browser, runId, recordPresses(presses))).body);
}

/** Another household that is a friend; its first parent's browser. */
export async function befriend(family: TestFamily): Promise<TestBrowser> {
  const { browser } = await openHome(family.server);
  const { code } = (await say(family.home.browser, "POST", "/api/friends/code", {})).body;
  const { id } = (await say(browser, "POST", "/api/friends/requests", { code })).body;
  await say(family.home.browser, "POST", `/api/friends/requests/${id}/accept`, {});
  return browser;
}
