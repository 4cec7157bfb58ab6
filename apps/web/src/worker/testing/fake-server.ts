import type { CurrentSession } from "@goldmane/contracts/account/schema";
import type { OfflinePosition } from "@goldmane/contracts/offline/schema";
import type { FamilyProfile } from "@goldmane/contracts/family/schema";

export const householdId = "01900000-0000-7000-8000-000000000001";

/** The members of the household, by name. */
export const members = {
  ann: memberOf("Ann", { id: "01900000-0000-7000-8000-00000000000a", role: "parent" }),
  kim: memberOf("Kim", { id: "01900000-0000-7000-8000-00000000000b", role: "child" }),
};

function memberOf(name: string, { id, role }: Pick<FamilyProfile, "id" | "role">): FamilyProfile {
  return {
    id,
    name,
    displayName: name,
    username: name.toLowerCase(),
    role,
    ageGroup: role === "child" ? "child" : "adult",
    avatarUrl: "/api/avatars/fox",
    hasPin: false,
    hasSeat: true,
    status: "active",
    highestRating: role === "child" ? "G" : "R",
    language: null,
  };
}

type Responder = (request: Request) => Response | null | Promise<Response | null>;

/** A server whose connection can be cut. */
export class FakeServer {
  isCut = false;
  viewer: keyof typeof members = "ann";
  /** The offline positions it received, call by call. */
  readonly told: OfflinePosition[][] = [];
  /** Replies by method and path, instead of the default ones. */
  readonly replies = new Map<string, Responder>();

  readonly answer = async (request: Request): Promise<Response | null> => {
    if (this.isCut) return null;
    const { viewer } = this;
    const { pathname } = new URL(request.url);
    const name = `${request.method} ${pathname}`;
    const own = this.replies.get(name);
    const said = own ? await own(request.clone()) : await this.#say(name, request);
    said?.headers.set("goldmane-viewer", viewer);
    said?.headers.set("vary", "accept-language");
    return said;
  };

  async #say(name: string, request: Request): Promise<Response> {
    if (name === "GET /api/session") return Response.json(sessionOf(this.viewer));
    if (name === "POST /api/offline/progress") {
      const { places } = (await request.json()) as { places: OfflinePosition[] };
      this.told.push(places);
      return Response.json({ titleIds: places.map(({ titleId }) => titleId), time: null });
    }
    return Response.json(`${name} for ${this.viewer}`);
  }
}

function sessionOf(name: keyof typeof members): CurrentSession {
  return {
    level: "profile",
    household: { id: householdId, name: "The Golds" },
    profile: members[name],
    email: null,
    confirmedUntil: null,
    isOperator: false,
    isDemo: false,
    highestRating: members[name].highestRating,
  };
}
