import type { PartyGuestRight } from "@goldmane/contracts/controls/limits";
import type { Role } from "@goldmane/contracts/family/limits";
import { originals } from "@goldmane/originals/catalogue.gen";
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

export type Somebody = { id: string; browser: TestBrowser };
export type Seated = Somebody & { live: LiveBrowser };

/** A house with a plan and a party's people in it. */
export class TestHouse {
  readonly server: TestServer;
  readonly home: Home;
  readonly #open: LiveBrowser[] = [];

  private constructor(server: TestServer, home: Home) {
    this.server = server;
    this.home = home;
  }

  static async open(config: Parameters<typeof openTestServer>[1] = {}): Promise<TestHouse> {
    const server = await openTestServer(features, { demo: false, ...config });
    return new TestHouse(server, await openHome(server, "pride"));
  }

  get parent(): Somebody {
    return { id: this.home.parentId, browser: this.home.browser };
  }

  async add(role: Role = "adult", home: Home = this.home): Promise<Somebody> {
    const profile = await addProfile(home, { role, ageGroup: role === "parent" ? "adult" : role });
    return { id: profile.id, browser: await signInAs(this.server, profile) };
  }

  async host(who: Somebody = this.parent, input: object = {}): Promise<Party> {
    return await this.call(who, "POST", "/api/parties", input);
  }

  async join(who: Somebody, { code }: { code: string }): Promise<Party> {
    return await this.call(who, "POST", "/api/parties/join", { code });
  }

  /** Joined where needed, connected and seated. */
  async seat(who: Somebody, party: Party): Promise<Seated> {
    if (!party.participants.some(({ profileId }) => profileId === who.id))
      await this.join(who, party);
    const live = await openLive(this.server, who.browser);
    this.#open.push(live);
    await live.send(enterParty, { partyId: party.id });
    return { ...who, live };
  }

  /** Makes this household and that of another parent friends, as both sides' parents would. */
  async befriend(other: Somebody): Promise<{ householdId: string }> {
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

  /** What a parent says about who may be in a party with a child. */
  async allowGuests(child: Somebody, partyGuests: PartyGuestRight): Promise<void> {
    const url = `/api/family-profiles/${child.id}/controls`;
    const { controls } = await this.call(this.parent, "GET", url);
    await this.call(this.parent, "PUT", url, { ...controls, partyGuests });
  }

  async read(who: Somebody, { id }: { id: string }): Promise<Party> {
    return await this.call(who, "GET", `/api/parties/${id}`);
  }

  async call(
    who: Somebody,
    method: "GET" | "POST" | "PUT" | "PATCH",
    url: string,
    payload?: object,
  ) {
    const answer = await who.browser({ method, url, ...(payload && { payload }) });
    if (answer.statusCode !== 200) throw new Error(`${method} ${url}: ${answer.body}`);
    return answer.json();
  }

  /** Everybody goes. */
  hangUp(): void {
    for (const live of this.#open.splice(0)) live[Symbol.dispose]();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.hangUp();
    await this.server[Symbol.asyncDispose]();
  }
}

/** For a file of tests: one house with its people, and in each test a party that everybody leaves after. */
export function giveParties(
  people: (house: TestHouse) => Promise<void>,
  begin: (party: Party) => void,
  config: Parameters<typeof openTestServer>[1] = {},
): void {
  let house: TestHouse;
  beforeAll(async () => {
    house = await TestHouse.open(config);
    await people(house);
  });
  beforeEach(async () => begin(await house.host()));
  afterEach(() => house.hangUp());
  afterAll(() => house[Symbol.asyncDispose]());
}

/** Says of each that they have loaded what is on. */
export async function loaded(house: TestHouse, party: Party, ...all: Seated[]): Promise<void> {
  for (const who of all) {
    const { seq } = (await house.read(who, party)).timeline;
    await who.live.send(reportLoading, { partyId: party.id, seq, isLoaded: true });
  }
}

/** Puts a title on that all of them have loaded. The first is who does it. */
export async function show(
  house: TestHouse,
  party: Party,
  { titleId, all }: { titleId: string; all: readonly [Seated, ...Seated[]] },
): Promise<void> {
  const command = { act: "show", titleId } as const;
  await all[0].live.send(controlPlayback, { partyId: party.id, command });
  await loaded(house, party, ...all);
}

/** Asks for something to be done with a party's film; with `seq` only while it is at that one. */
export function order(who: Seated, { id: partyId }: Party, command: Command, seq?: number) {
  return who.live.trySend(controlPlayback, { partyId, command, ...(seq !== undefined && { seq }) });
}

/** The last that somebody was told of the film. */
export function lastOf({ live }: Seated): Timeline | undefined {
  return live.received(timelineChanged).at(-1)?.timeline;
}

export async function refused(answer: Promise<{ ok: boolean; error?: unknown }>): Promise<unknown> {
  const { ok, error } = await answer;
  return ok ? null : (error as { error: string }).error;
}

function idsOf(rating: string): string[] {
  return originals.filter((film) => film.rating === rating).map(({ id }) => id);
}
