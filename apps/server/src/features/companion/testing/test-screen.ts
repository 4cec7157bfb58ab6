import {
  connectRemote,
  pressResult,
  openScreen,
  pressed,
  showCode,
} from "@goldmane/contracts/companion/live";
import type { RemoteCommand } from "@goldmane/contracts/companion/schema";
import type { TestBrowser, TestServer } from "#platform/testing/open-test-server.ts";
import { type LiveBrowser, openLive } from "#platform/testing/live/open-live.ts";

/** A tab as a screen that acknowledges its commands. */
export type TestScreen = Disposable & {
  live: LiveBrowser;
  id: string;
  /** Commands of its phones, oldest first. */
  commands: RemoteCommand[];
  /** Whether it acknowledges commands as done. */
  isAble: boolean;
  code: () => Promise<string>;
};

export type TestPhone = Disposable & { live: LiveBrowser; token: string; id: string };

export async function openTestScreen(
  server: TestServer,
  browser: TestBrowser,
  known?: string,
): Promise<TestScreen> {
  const live = await openLive(server, browser);
  const { screenId } = await live.send(openScreen, { screenId: known });
  const screen: TestScreen = {
    live,
    id: screenId,
    commands: [],
    isAble: true,
    code: async () => (await live.send(showCode, { screenId })).code,
    [Symbol.dispose]: () => live[Symbol.dispose](),
  };
  live.socket.on(pressed.name, (body: unknown, answer: (result: unknown) => void) => {
    screen.commands.push(pressed.body.parse(body).command);
    answer(pressResult.parse({ isDone: screen.isAble }));
  });
  return screen;
}

export async function pair(browser: TestBrowser, code: string, remoteAddress = "127.0.0.1") {
  const url = "/api/companion/pair";
  return await browser({ method: "POST", url, payload: { code }, remoteAddress });
}

/** Pairs with a new code of the screen and connects the remote. */
export async function openTestPhone(
  server: TestServer,
  screen: TestScreen,
  browser: TestBrowser,
): Promise<TestPhone> {
  const answer = await pair(browser, await screen.code());
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const { token, remote } = answer.json();
  const live = await openLive(server, browser);
  await live.send(connectRemote, { token });
  return { live, token, id: remote.remoteId, [Symbol.dispose]: () => live[Symbol.dispose]() };
}
