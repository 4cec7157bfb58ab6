import {
  admitRemote,
  dismissRemote,
  connectRemote,
  pressRemote,
  remoteChanged,
  remoteEnded,
  remotesChanged,
} from "@goldmane/contracts/companion/live";
import { changed, hello, measureClock, presence } from "@goldmane/contracts/live/schema";
import { enterParty } from "@goldmane/contracts/parties/live";
import { afterAll, beforeAll, expect, test } from "vitest";
import { features } from "#features.ts";
import { openLive } from "#platform/testing/live/open-live.ts";
import { addProfile, type Home, openHome } from "#platform/testing/open-home.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { openTestPhone, openTestScreen } from "./testing/test-screen.ts";

let server: TestServer;
let home: Home;
beforeAll(async () => {
  server = await openTestServer(features, { demo: false });
  home = await openHome(server, "pride");
});
afterAll(() => server[Symbol.asyncDispose]());

const play = { act: "play" } as const;

test("an anonymous phone waits until the screen admits it, and then controls it", async () => {
  using screen = await openTestScreen(server, home.browser);
  using phone = await openTestPhone(server, screen, server.openBrowser());
  const { token, id: remoteId } = phone;
  await expect
    .poll(() => screen.live.received(remotesChanged).at(-1)?.remotes)
    .toMatchObject([{ id: remoteId, name: null, isGuest: true, isIn: false }]);
  const early = await phone.live.trySend(pressRemote, { token, command: play });
  expect(early).toMatchObject({ ok: false, error: { error: "NOT_ALLOWED", reason: "asked" } });
  expect(screen.commands).toEqual([]);
  await screen.live.send(admitRemote, { screenId: screen.id, remoteId });
  await expect.poll(() => phone.live.received(remoteChanged).at(-1)?.isIn).toBe(true);
  await phone.live.send(pressRemote, { token, command: play });
  expect(screen.commands).toEqual([play]);
});

test("a member of another household is a guest as well", async () => {
  const other = await openHome(server);
  using screen = await openTestScreen(server, home.browser);
  using phone = await openTestPhone(server, screen, other.browser);
  const held = await phone.live.send(connectRemote, { token: phone.token });
  expect(held).toMatchObject({ isGuest: true, isIn: false, screenName: null });
});

test("a dismissed guest is notified", async () => {
  using screen = await openTestScreen(server, home.browser);
  using phone = await openTestPhone(server, screen, server.openBrowser());
  await screen.live.send(dismissRemote, { screenId: screen.id, remoteId: phone.id });
  await expect.poll(() => phone.live.received(remoteEnded)).toMatchObject([{ reason: "ended" }]);
});

test("a guest receives no household events and can send no other commands", async () => {
  using screen = await openTestScreen(server, home.browser);
  using phone = await openTestPhone(server, screen, server.openBrowser());
  await screen.live.send(admitRemote, { screenId: screen.id, remoteId: phone.id });
  await addProfile(home);
  await phone.live.send(pressRemote, { token: phone.token, command: play });
  expect(phone.live.received(hello)).toMatchObject([{ profileId: null, present: [] }]);
  expect([...phone.live.received(changed), ...phone.live.received(presence)]).toEqual([]);
  for (const answer of [
    await phone.live.trySend(measureClock, { sentAt: 1 }),
    await phone.live.trySend(enterParty, { partyId: screen.id }),
    await phone.live.trySend(admitRemote, { screenId: screen.id, remoteId: phone.id }),
  ])
    expect(answer).toMatchObject({ ok: false, error: { error: "NOT_SIGNED_IN" } });
});

test("an anonymous browser without a remote cannot connect", async () => {
  const browser = server.openBrowser();
  using screen = await openTestScreen(server, home.browser);
  const phone = await openTestPhone(server, screen, browser);
  phone[Symbol.dispose]();
  await screen.live.send(dismissRemote, { screenId: screen.id, remoteId: phone.id });
  await expect(openLive(server, browser)).rejects.toThrow("websocket error");
});
