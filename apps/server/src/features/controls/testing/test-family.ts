import type { OwnControls } from "@goldmane/contracts/controls/viewer-controls";
import { defaultControls } from "@goldmane/contracts/controls/rules";
import type { Controls } from "@goldmane/contracts/controls/schema";
import { originals } from "@goldmane/originals/catalog.gen";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { features } from "#features.ts";
import { addProfile, type Home, openHome, signInAs } from "#platform/testing/open-home.ts";
import {
  openTestServer,
  type TestBrowser,
  type TestServer,
} from "#platform/testing/open-test-server.ts";

type Browse = TestBrowser;
type Member = { id: string; browser: Browse };

/** A Wednesday, 5 PM in Berlin. */
const wednesday = Date.parse("2026-11-25T16:00:00Z");
export const minuteMs = 60_000;

export const noLimits = defaultControls("child").time;
export const gTitles = originals.filter(({ rating }) => rating === "G").map(({ id }) => id);

/** A test server with a settable clock and a family in the Berlin time zone. */
export class TestFamily {
  readonly server: TestServer;
  clock = wednesday;
  home: Home;
  child: Member;

  private constructor(server: TestServer, { home, child }: { home: Home; child: Member }) {
    this.server = server;
    this.home = home;
    this.child = child;
    server.app.now = () => this.clock;
  }

  static async open(): Promise<TestFamily> {
    const server = await openTestServer(features, { demo: false });
    server.app.now = () => wednesday;
    return new TestFamily(server, await moveIn(server));
  }

  /** Adds a fresh family, on the same Wednesday. */
  async renew(): Promise<void> {
    this.clock = wednesday;
    ({ home: this.home, child: this.child } = await moveIn(this.server));
  }

  addMember(role: "child" | "teen" | "parent"): Promise<Member> {
    return addMember(this.server, this.home, role);
  }

  async decide(profileId: string, wish: Partial<Controls>, role: "child" | "teen" = "child") {
    const controls = { ...defaultControls(role), highestRating: "G", ...wish };
    const url = `/api/family-profiles/${profileId}/controls`;
    return assertOk(await say(this.home.browser, "PUT", url, controls));
  }

  /** Plays a film between two positions, reporting progress every five seconds. */
  async watch(browser: Browse, id: string, from: number, to: number) {
    let last = await say(browser, "PUT", `/api/titles/${id}/progress`, { positionSeconds: from });
    for (let at = from + 5; at <= to; at += 5) {
      this.clock += 5000;
      last = await say(browser, "PUT", `/api/titles/${id}/progress`, { positionSeconds: at });
    }
    return assertOk(last);
  }

  /** Watches this many minutes, one film after another. */
  async watchMinutes(browser: Browse, minutes: number) {
    let left = minutes * 60;
    let last = null;
    for (const id of [...gTitles, ...gTitles, ...gTitles, ...gTitles]) {
      if (left <= 0) break;
      const seconds = Math.min(left, 30);
      last = await this.watch(browser, id, 0, seconds);
      left -= seconds;
    }
    if (left > 0) throw new Error(`there are not films enough for ${minutes} minutes`);
    return last;
  }

  [Symbol.asyncDispose](): PromiseLike<void> {
    return this.server[Symbol.asyncDispose]();
  }
}

async function moveIn(server: TestServer): Promise<{ home: Home; child: Member }> {
  const home = await openHome(server, "pride");
  await say(home.browser, "PUT", "/api/household/time-zone", { timeZone: "Europe/Berlin" });
  return { home, child: await addMember(server, home, "child") };
}

async function addMember(
  server: TestServer,
  home: Home,
  role: "child" | "teen" | "parent",
): Promise<Member> {
  const ageGroup = role === "parent" ? "adult" : role;
  const profile = await addProfile(home, { role, ageGroup, displayName: `A ${role}` });
  return { id: profile.id, browser: await signInAs(server, profile) };
}

export async function say(
  browser: Browse,
  method: "GET" | "POST" | "PUT",
  url: string,
  payload?: object,
) {
  const answer = await browser({ method, url, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === "" ? null : answer.json() };
}

function assertOk({ status, body }: Awaited<ReturnType<typeof say>>) {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}

export function start(browser: Browse, id: string) {
  return say(browser, "POST", `/api/titles/${id}/playback`);
}

/** The controls of the watching profile. */
export async function own(browser: Browse, titleId?: string): Promise<OwnControls> {
  const query = titleId ? `?titleId=${titleId}` : "";
  return assertOk(await say(browser, "GET", `/api/controls${query}`));
}

export async function listed(browser: Browse): Promise<string[]> {
  return (await say(browser, "GET", "/api/animations")).body.map(({ id }: { id: string }) => id);
}

/** Shares one test server in a file, with a new family before each test. */
export function moveInForTests(take: (family: TestFamily) => void): void {
  let family: TestFamily | undefined;
  beforeAll(async () => {
    family = await TestFamily.open();
    take(family);
  });
  afterAll(() => family?.[Symbol.asyncDispose]());
  beforeEach(() => family?.renew());
}
