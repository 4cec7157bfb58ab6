import type { PartyGuestRight } from "@goldmane/contracts/controls/limits";
import type { Role } from "@goldmane/contracts/family/limits";
import { originals } from "@goldmane/originals/catalog.gen";
import {
  controlPlayback,
  enterParty,
  reportLoading,
  timelineChanged,
} from "@goldmane/contracts/parties/live";
import type { Command, Party, Timeline } from "@goldmane/contracts/parties/schema";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { features } from "#features.ts";
import { addProfile, type Home, openHome, signInAs } from "#platform/testing/open-home.ts";
import {
  openTestServer,
  type TestBrowser,
  type TestServer,
} from "#platform/testing/open-test-server.ts";
import { type LiveBrowser, openLive } from "#platform/testing/live/open-live.ts";

export const [gTitle = "", otherG = "", thirdG = ""] = idsOf("G");
export const [grownUpTitle = ""] = idsOf("PG-13");

export type TestPerson = { id: string; browser: TestBrowser };
export type ConnectedPerson = TestPerson & { live: LiveBrowser };

/** A test server with a subscribed household and people for parties. */
export class PartyFixture {
  readonly server: TestServer;
  readonly home: Home;
  readonly #open: LiveBrowser[] = [];

  private constructor(server: TestServer, home: Home) {
    this.server = server;
    this.home = home;
  }

  static async open(config: Parameters<typeof openTestServer>[1] = {}): Promise<PartyFixture> {
    const server = await openTestServer(features, { demo: false, ...config });
    return new PartyFixture(server, await openHome(server, "pride"));
  }

  get parent(): TestPerson {
    return { id: this.home.parentId, browser: this.home.browser };
  }

  async add(role: Role = "adult", home: Home = this.home): Promise<TestPerson> {
    const profile = await addProfile(home, { role, ageGroup: role === "parent" ? "adult" : role });
    return { id: profile.id, browser: await signInAs(this.server, profile) };
  }

  async host(who: TestPerson = this.parent, input: object = {}): Promise<Party> {
    return await this.call(who, "POST", "/api/parties", input);
  }

  async join(who: TestPerson, { code }: { code: string }): Promise<Party> {
    return await this.call(who, "POST", "/api/parties/join", { code });
  }

  /** Joins the party if needed, connects and enters it. */
  async connect(who: TestPerson, party: Party): Promise<ConnectedPerson> {
    if (!party.participants.some(({ profileId }) => profileId === who.id))
      await this.join(who, party);
    const live = await openLive(this.server, who.browser);
    this.#open.push(live);
    await live.send(enterParty, { partyId: party.id });
    return { ...who, live };
  }

  /** Makes this household and another parent's friends through the API. */
  async befriend(other: TestPerson): Promise<{ householdId: string }> {
    const { code } = await this.call(this.parent, "POST", "/api/friends/code", {});
    const asked = await this.call(other, "POST", "/api/friends/requests", { code });
    const { friends } = await this.call(
      this.parent,
      "POST",
      `/api/friends/requests/${asked.id}/accept`,
      {},
    );
    return friends[0];
  }

  /** Sets the child's `partyGuests` control. */
  async allowGuests(child: TestPerson, partyGuests: PartyGuestRight): Promise<void> {
    const url = `/api/family-profiles/${child.id}/controls`;
    const { controls } = await this.call(this.parent, "GET", url);
    await this.call(this.parent, "PUT", url, { ...controls, partyGuests });
  }

  async read(who: TestPerson, { id }: { id: string }): Promise<Party> {
    return await this.call(who, "GET", `/api/parties/${id}`);
  }

  async call(
    who: TestPerson,
    method: "GET" | "POST" | "PUT" | "PATCH",
    url: string,
    payload?: object,
  ) {
    const answer = await who.browser({ method, url, ...(payload && { payload }) });
    if (answer.statusCode !== 200) throw new Error(`${method} ${url}: ${answer.body}`);
    return answer.json();
  }

  /** Closes all live connections. */
  disconnectAll(): void {
    for (const live of this.#open.splice(0)) live[Symbol.dispose]();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.disconnectAll();
    await this.server[Symbol.asyncDispose]();
  }
}

/** Sets up one server with its people per file and a new party per test. */
export function setUpParties(
  people: (fixture: PartyFixture) => Promise<void>,
  begin: (party: Party) => void,
  config: Parameters<typeof openTestServer>[1] = {},
): void {
  let fixture: PartyFixture;
  beforeAll(async () => {
    fixture = await PartyFixture.open(config);
    await people(fixture);
  });
  beforeEach(async () => begin(await fixture.host()));
  afterEach(() => fixture.disconnectAll());
  afterAll(() => fixture[Symbol.asyncDispose]());
}

/** Reports the current film as loaded for each of them. */
export async function reportAllLoaded(
  fixture: PartyFixture,
  party: Party,
  ...all: ConnectedPerson[]
): Promise<void> {
  for (const who of all) {
    const { seq } = (await fixture.read(who, party)).timeline;
    await who.live.send(reportLoading, { partyId: party.id, seq, isLoaded: true });
  }
}

/** The first of `all` starts a title and everyone reports it as loaded. */
export async function startFilm(
  fixture: PartyFixture,
  party: Party,
  { titleId, all }: { titleId: string; all: readonly [ConnectedPerson, ...ConnectedPerson[]] },
): Promise<void> {
  const command = { act: "show", titleId } as const;
  await all[0].live.send(controlPlayback, { partyId: party.id, command });
  await reportAllLoaded(fixture, party, ...all);
}

/** Sends a playback command; with `seq` only for that timeline. */
export function sendCommand(
  who: ConnectedPerson,
  { id: partyId }: Party,
  command: Command,
  seq?: number,
) {
  return who.live.trySend(controlPlayback, { partyId, command, ...(seq !== undefined && { seq }) });
}

/** The last timeline that a person received. */
export function lastTimeline({ live }: ConnectedPerson): Timeline | undefined {
  return live.received(timelineChanged).at(-1)?.timeline;
}

export async function errorCodeOf(
  answer: Promise<{ ok: boolean; error?: unknown }>,
): Promise<unknown> {
  const { ok, error } = await answer;
  return ok ? null : (error as { error: string }).error;
}

function idsOf(rating: string): string[] {
  return originals.filter((film) => film.rating === rating).map(({ id }) => id);
}
