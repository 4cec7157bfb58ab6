import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Announcement, announceName } from "./announce-name.ts";
import { HomeNetwork } from "./home-network.ts";
import type { NameResponder } from "./name-responder.ts";

/** Other machines have the names in `taken`; publishing waits while `gate` is pending. */
class FakeResponder implements NameResponder {
  readonly taken = new Set<string>();
  readonly tried: string[] = [];
  gate = Promise.resolve();
  failure: Error | null = null;
  isClosed = false;
  /** Another machine takes the published name. */
  lose = () => {};

  async publish(label: string, onLost: () => void): Promise<boolean> {
    this.tried.push(label);
    await this.gate;
    if (this.failure) throw this.failure;
    if (this.taken.has(label)) return false;
    this.lose = () => {
      this.taken.add(label);
      onLost();
    };
    return true;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.isClosed = true;
  }
}

let addresses: string[];
let home: HomeNetwork;
let responder: FakeResponder;
let logged: string;
let announcement: Announcement | null;
beforeEach(() => {
  addresses = ["192.168.1.20"];
  home = new HomeNetwork({ readAddresses: () => addresses, machineName: "mediabox" });
  responder = new FakeResponder();
  logged = "";
  announcement = null;
});
afterEach(async () => {
  await announcement?.[Symbol.asyncDispose]();
  home[Symbol.dispose]();
});

function start(): Announcement {
  home.check();
  const log = pino({}, { write: (line: string) => void (logged += line) });
  announcement = announceName({ home, responder, log });
  return announcement;
}

test.each([
  [[], "goldmane.local"],
  [["goldmane"], "goldmane-2.local"],
  [["goldmane", "goldmane-2", "goldmane-4"], "goldmane-3.local"],
])("while other machines have %j this one is %s", async (taken, name) => {
  for (const label of taken) responder.taken.add(label);
  await start().settled;
  expect(home.announcedName).toBe(name);
  expect(logged).toContain(`"event":"mdns.announced","name":"${name}"`);
});

test("gives up when every name is taken", async () => {
  for (let count = 1; count <= 30; count += 1)
    responder.taken.add(count === 1 ? "goldmane" : `goldmane-${count}`);
  await start().settled;
  expect([home.announcedName, responder.tried.length]).toEqual([null, 20]);
  expect(logged).toContain('"event":"mdns.failed"');
});

test("a failure to announce is logged, and the server goes on", async () => {
  responder.failure = new Error("No sockets.");
  await start().settled;
  expect(home.announcedName).toBeNull();
  expect(logged).toContain("No sockets.");
});

test("takes the next name when another machine has taken this one", async () => {
  await start().settled;
  responder.lose();
  await expect.poll(() => home.announcedName).toBe("goldmane-2.local");
  responder.lose();
  await expect.poll(() => home.announcedName).toBe("goldmane-3.local");
  expect(responder.tried).toEqual([
    "goldmane",
    "goldmane",
    "goldmane-2",
    "goldmane-2",
    "goldmane-3",
  ]);
});

test("a name that is free again is kept, but not when it is lost once more", async () => {
  await start().settled;
  responder.lose();
  responder.taken.clear();
  await expect.poll(() => responder.tried).toEqual(["goldmane", "goldmane"]);
  expect(home.announcedName).toBe("goldmane.local");
  responder.lose();
  responder.taken.clear();
  await expect.poll(() => home.announcedName).toBe("goldmane-2.local");
});

test("a name that is lost and can't be replaced isn't shown any longer", async () => {
  await start().settled;
  responder.failure = new Error("No sockets.");
  responder.lose();
  await expect.poll(() => home.announcedName).toBeNull();
});

test("announces nothing before the machine has a private address, and again when it changes", async () => {
  addresses = [];
  await start().settled;
  expect(responder.tried).toEqual([]);
  addresses = ["192.168.1.20"];
  home.check();
  await expect.poll(() => home.announcedName).toBe("goldmane.local");
  addresses = ["192.168.1.21"];
  home.check();
  await expect.poll(() => responder.tried).toEqual(["goldmane", "goldmane"]);
  expect(logged.match(/mdns\.announced/g)).toHaveLength(1);
});

test("an address that changes during a probe is probed after it", async () => {
  let answer = () => {};
  responder.gate = new Promise((resolve) => {
    answer = resolve;
  });
  const { settled } = start();
  addresses = ["192.168.1.21"];
  home.check();
  expect(responder.tried).toEqual(["goldmane"]);
  answer();
  await settled;
  expect(responder.tried).toEqual(["goldmane", "goldmane"]);
});

test("a machine without multicast says so once", async () => {
  responder.failure = new Error("No sockets.");
  await start().settled;
  addresses = ["192.168.1.21"];
  home.check();
  await expect.poll(() => responder.tried).toHaveLength(2);
  expect(logged.match(/mdns\.failed/g)).toHaveLength(1);
});

test("stopping during a probe closes the responder and sets no name", async () => {
  let answer = () => {};
  responder.gate = new Promise((resolve) => {
    answer = resolve;
  });
  start();
  const stopping = announcement?.[Symbol.asyncDispose]();
  answer();
  await stopping;
  expect([responder.isClosed, home.announcedName, logged]).toEqual([true, null, ""]);
  addresses = ["192.168.1.21"];
  home.check();
  responder.lose();
  expect(responder.tried).toEqual(["goldmane"]);
});
