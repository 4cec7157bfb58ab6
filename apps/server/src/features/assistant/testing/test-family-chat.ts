import type { ChatReply, ChatRequest } from "@goldmane/contracts/assistant/schema";
import { defaultControls } from "@goldmane/contracts/controls/rules";
import { afterAll, beforeAll } from "vitest";
import { addProfile, type Home, openHome, signInAs } from "#platform/testing/open-home.ts";
import type { TestBrowser, TestServer } from "#platform/testing/open-test-server.ts";
import { type Browse, openChat, tell } from "./test-chat.ts";

/** A Wednesday, half past four in the afternoon. */
const afternoon = Date.parse("2026-11-25T16:30:00Z");

type Role = "child" | "teen" | "adult" | "parent";
type Member = { id: string; name: string; browse: TestBrowser };

/** A family that talks to Leo: a parent, and one member of each other role. */
export class FamilyChat {
  readonly server: TestServer;
  readonly home: Home;
  clock = afternoon;
  readonly members = new Map<string, Member>();

  constructor(server: TestServer, home: Home) {
    this.server = server;
    this.home = home;
    server.app.now = () => this.clock;
  }

  async add(name: string, role: Role): Promise<Member> {
    const ageGroup = role === "parent" ? "adult" : role;
    const profile = await addProfile(this.home, { role, ageGroup, displayName: name });
    const member = { id: profile.id, name, browse: await signInAs(this.server, profile) };
    this.members.set(name, member);
    return member;
  }

  member(name: string): Member {
    const found = this.members.get(name);
    if (!found) throw new Error(`There is no ${name} in this family.`);
    return found;
  }

  /** Says something as the parent, or as a member by name. */
  async ask(
    message: string,
    { as = null, here }: { as?: string | null; here?: ChatRequest["here"] } = {},
  ): Promise<ChatReply> {
    this.clock += 10_000;
    const browse = as === null ? this.home.browser : this.member(as).browse;
    const { status, body } = await tell(browse, message, here ? { here } : {});
    if (status !== 200) throw new Error(`“${message}”: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  /** A parent's settings for a member, after the parent's password. */
  async decide(name: string, wish: object): Promise<void> {
    const { browser, password } = this.home;
    const confirmed = {
      method: "POST",
      url: "/api/account/confirm",
      payload: { password },
    } as const;
    requireOk(await browser(confirmed));
    const url = `/api/family-profiles/${this.member(name).id}/controls`;
    const payload = { ...defaultControls("child"), highestRating: "G", ...wish };
    requireOk(await browser({ method: "PUT", url, payload }));
  }

  /** Watches a film to a position, in reports five seconds apart. */
  async watch(browse: Browse, titleId: string, seconds: number): Promise<void> {
    for (let at = 0; at <= seconds; at += 5) {
      this.clock += 5000;
      const url = `/api/titles/${titleId}/progress`;
      requireOk(await browse({ method: "PUT", url, payload: { positionSeconds: at } }));
    }
  }
}

function requireOk({ statusCode, body }: { statusCode: number; body: string }): void {
  if (statusCode >= 300) throw new Error(`${statusCode}: ${body}`);
}

/** One family for all tests of a file. */
export function openFamilyChat(take: (family: FamilyChat) => void): void {
  let server: TestServer | undefined;
  beforeAll(async () => {
    server = await openChat();
    server.app.now = () => afternoon;
    const family = new FamilyChat(server, await openHome(server, "pride"));
    await family.add("Mia", "child");
    await family.add("Tom", "teen");
    await family.add("Ada", "adult");
    take(family);
  });
  afterAll(() => server?.[Symbol.asyncDispose]());
}
