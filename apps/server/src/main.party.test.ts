import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  controlPlayback,
  enterParty,
  queueTitle,
  sendChatMessage,
  reportLoading,
  timelineChanged,
} from "@goldmane/contracts/parties/live";
import { positionAt } from "@goldmane/contracts/parties/rules";
import type { Party, Timeline } from "@goldmane/contracts/parties/schema";
import { originals } from "@goldmane/originals/catalog.gen";
import { rounds } from "@goldmane/std/testing/sample";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readSearchPath } from "#platform/config/env.ts";
import { DistantBrowser } from "#platform/testing/live/distant-browser.ts";
import { freePort } from "#platform/testing/free-port.ts";
import { sellingEnv } from "#platform/testing/selling-env.ts";
import { spawnServer } from "#platform/testing/spawn-server.ts";
import { payWith } from "#platform/testing/test-cards.ts";

vi.setConfig({ testTimeout: 240_000 });

const kills = rounds({ usual: 1, whole: 8 });
const titles = originals.filter(({ rating }) => rating === "G").map(({ id }) => id);

let folder: string;
let participants: DistantBrowser[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "goldmane-party-"));
  participants = [];
});
afterEach(() => {
  for (const participant of participants) participant[Symbol.dispose]();
  rmSync(folder, { recursive: true, force: true });
});

/** Acknowledged changes, which must survive. */
type Acknowledged = { seq: number; messages: Set<string>; queued: Set<string> };

test("a party loses no acknowledged change when the server is killed repeatedly", async () => {
  const env = {
    PATH: readSearchPath(),
    DATA_DIR: folder,
    PORT: String(await freePort()),
    LOG_LEVEL: "error",
    GOLDMANE_DEMO: "0",
    ...sellingEnv,
    TRUSTED_PROXIES: "loopback",
    WARM_CACHE: "0",
  };
  let server = spawnServer(env);
  try {
    participants = await openHome(await server.url);
    const party = await openParty(participants);
    const done: Acknowledged = { seq: 0, messages: new Set(), queued: new Set() };
    for (let kill = 0; kill < kills; kill += 1) {
      const before = { seq: done.seq, messages: done.messages.size };
      const storm = deeds.map((deed, place) =>
        carryOn(deed(at(participants, place), party.id, done)),
      );
      await vi.waitUntil(
        () => done.seq > before.seq + 4 && done.messages.size > before.messages,
        60_000,
      );
      server.child.kill("SIGKILL");
      await Promise.all([server.exited, ...storm]);
      server = spawnServer(env);
      await server.url;
      await expect.poll(() => greetingsOf(participants)).toEqual(participants.map(() => kill + 2));
      await expectNothingLost(participants, party, done);
      await expectInStep(participants, party);
    }
  } finally {
    await server[Symbol.asyncDispose]();
  }
});

type Deed = (participant: DistantBrowser, partyId: string, done: Acknowledged) => Promise<void>;

/** The action of each member, host first, repeated until the server stops responding. */
const deeds: readonly Deed[] = [
  async (host, partyId, done) => {
    for (let turn = 0; ; turn += 1) {
      const act = turn % 2 === 0 ? "pause" : "play";
      const { seq } = await host.send(controlPlayback, { partyId, command: { act } });
      done.seq = Math.max(done.seq, seq);
      await sleep(40);
    }
  },
  async (guest, partyId, done) => {
    for (const titleId of titles.slice(1 + done.queued.size, 4 + done.queued.size)) {
      await guest.send(queueTitle, { partyId, titleId });
      done.queued.add(titleId);
      await sleep(40);
    }
  },
  async (guest, partyId, done) => {
    const content = { kind: "text", text: `The house stands again after ${done.seq}` } as const;
    // Rounds can be shorter than the chat's rate limit.
    const isEarly = (error: unknown) => String(error).includes("TOO_MANY_REQUESTS");
    const say = async (): Promise<{ id: string }> => {
      try {
        return await guest.send(sendChatMessage, { partyId, content });
      } catch (error) {
        if (!isEarly(error)) throw error;
        await sleep(2000);
        return await say();
      }
    };
    done.messages.add((await say()).id);
  },
];

async function carryOn(deed: Promise<void>): Promise<void> {
  await deed.catch((error: unknown) => {
    // Other errors mean that the server died before or during the response.
    if (/"error":/.test(String(error))) throw error;
  });
}

/** The number of connections per member; they reconnect by themselves. */
function greetingsOf(all: readonly DistantBrowser[]): number[] {
  return all.map(({ greetings }) => greetings);
}

async function expectNothingLost(
  all: readonly DistantBrowser[],
  party: Party,
  done: Acknowledged,
): Promise<void> {
  const found = await Promise.all(all.map((one) => one.send(enterParty, { partyId: party.id })));
  const timelines = found.map(({ party: { timeline } }) => timeline);
  for (const timeline of timelines) expect(timeline).toEqual(timelines[0]);
  expect(timelines[0]?.seq).toBeGreaterThanOrEqual(done.seq);
  expect(timelines[0]?.titleId).toBe(titles[0]);
  for (const { messages, party: seen } of found) {
    const content = new Set(messages.map(({ id }) => id));
    expect([...done.messages].filter((id) => !content.has(id))).toEqual([]);
    const queue = new Set(seen.queue.map(({ title }) => title.id));
    expect([...done.queued].filter((id) => !queue.has(id))).toEqual([]);
  }
  for (const one of all) {
    const seqs = one.received(timelineChanged).map(({ timeline: { seq } }) => seq);
    expect(seqs).toEqual([...new Set(seqs)].toSorted((a, b) => a - b));
  }
}

/** The host's next command reaches everyone and puts all at the same position. */
async function expectInStep(all: readonly DistantBrowser[], { id: partyId }: Party): Promise<void> {
  const host = at(all, 0);
  const command = { act: "seek", position: 20 } as const;
  await host.send(controlPlayback, { partyId, command });
  const newest = (one: DistantBrowser): Timeline | undefined =>
    one.received(timelineChanged).at(-1)?.timeline;
  await expect.poll(() => new Set(all.map((one) => newest(one)?.seq)).size).toBe(1);
  const seq = newest(host)?.seq ?? 0;
  for (const one of all) await one.send(reportLoading, { partyId, seq, isLoaded: true });
  await expect
    .poll(() => all.map((one) => newest(one)?.state))
    .toEqual(all.map(() => expect.stringMatching(/^(playing|paused)$/)));
  const now = Date.now() + 5000;
  const places = all.map((one) => positionAt(newest(one) ?? neverOn, now));
  expect(new Set(places).size).toBe(1);
  await host.send(controlPlayback, { partyId, command: { act: "play" } });
}

const neverOn = { state: "idle", position: -1, rate: 1, at: 0 } as const;

/** A household with a plan and three viewers, each with their own browser. */
async function openHome(url: string): Promise<DistantBrowser[]> {
  const host = new DistantBrowser(url, "10.0.0.1");
  const home = { householdName: "Ember", name: "Ada" };
  await host.call("POST", "/api/account", {
    email: "ada@example.org",
    password: "one two three four",
    ...home,
  });
  await host.call("POST", "/api/billing/subscribe", { plan: "pride", ...payWith() });
  const guests = [];
  for (const name of ["Ben", "Cleo"]) {
    const secret = { username: name.toLowerCase(), password: `secret of ${name}` };
    const who = { name, displayName: name, role: "adult", ageGroup: "adult" };
    await host.call("POST", "/api/family-profiles", { ...who, ...secret });
    const guest = new DistantBrowser(url, `10.0.1.${guests.length}`);
    await guest.call("POST", "/api/family-profiles/login", secret);
    guests.push(guest);
  }
  return [host, ...guests];
}

async function openParty(all: readonly DistantBrowser[]): Promise<Party> {
  const host = at(all, 0);
  const party = await host.call<Party>("POST", "/api/parties", {});
  for (const guest of all.slice(1))
    await guest.call("POST", "/api/parties/join", { code: party.code });
  for (const one of all) {
    await one.connect();
    await one.send(enterParty, { partyId: party.id });
  }
  const partyId = party.id;
  const command = { act: "show", titleId: titles[0] ?? "" } as const;
  const { seq } = await host.send(controlPlayback, { partyId, command });
  for (const one of all) await one.send(reportLoading, { partyId, seq, isLoaded: true });
  return party;
}

function at(all: readonly DistantBrowser[], place: number): DistantBrowser {
  const one = all[place];
  if (!one) throw new Error(`There is no member ${place}.`);
  return one;
}
