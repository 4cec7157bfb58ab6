import { defaultControls } from "@goldmane/contracts/controls/rules";
import { originals } from "@goldmane/originals/catalog.gen";
import { newId } from "#platform/ids.ts";
import { recordPresses } from "./games/counting-games.ts";
import type { OwnedKind } from "./full-household.ts";

const titleId = originals.find(({ rating }) => rating === "G")?.id ?? "";

/** The reason why using an id that the household doesn't own is allowed. */
export type Exempt = { because: string };

const catalog: Exempt = {
  because: "a title, the same for everyone; ratings have their own tests",
};
const picture: Exempt = { because: "a public picture or sound, the same for everyone" };
const game: Exempt = { because: "a game, the same for everyone" };
const credential: Exempt = { because: "a passkey's own id, proved by its signature" };
const onServer: Exempt = { because: "belongs to the server; only the administrator can access it" };

/** The kind of a path's last parameter. A path that isn't listed fails the test. */
export const pathIds: Readonly<Record<string, OwnedKind | Exempt>> = {
  "/api/admin/households/:id": "household",
  "/api/admin/invitations/:id": onServer,
  "/api/admin/jobs/:id": onServer,
  "/api/admin/outbox/:id": onServer,
  "/api/admin/sessions/:id": "session",
  "/api/account/passkeys/:id": "passkey",
  "/api/approval-requests/:id": "request",
  "/api/avatars/:id": picture,
  "/api/backups/:name": onServer,
  "/api/setup/backups/:name": onServer,
  "/api/billing/invoices/:id": "invoice",
  "/api/devices/:id": "session",
  "/api/scheduled-parties/:id": "scheduledParty",
  "/api/family-profiles/:id": "profile",
  "/api/friends/:id": "friend",
  "/api/friends/requests/:id": "friendRequest",
  "/api/games/:game": game,
  "/api/games/:game/saves/:slot": { because: "one of the caller’s own slots" },
  "/api/games/levels/:id": "gameLevel",
  "/api/games/runs/:id": "gameRun",
  "/api/games/races/:id": "race",
  "/api/ingest/:id": onServer,
  "/api/ingest/folders/:id": onServer,
  "/api/ingest/titles/:id": onServer,
  "/api/ingest/uploads/:id": onServer,
  "/api/interactive/:id": catalog,
  "/api/mood-journal/:id": "moodEntry",
  "/api/nature-mixes/:id": "natureMix",
  "/api/notifications/:id": "notification",
  "/api/parties/:id": "party",
  "/api/parties/:id/participants/:profileId": "profile",
  "/api/recommendations/dismissed/:id": catalog,
  "/api/spaceship/landings/:id": catalog,
  "/api/streams/:id": "stream",
  "/api/titles/:id": catalog,
  "/api/tmdb/genre/:genreId": catalog,
  "/api/watching/:id": catalog,
  "/api/watchlist/:id": catalog,
  "/media/*": "media",
  "/media/covers/:id": picture,
  "/media/intro/:content": picture,
  "/media/intro/:content/*": picture,
  "/media/marks/:file": picture,
  "/media/music/:file": picture,
  "/media/sleeves/:id": picture,
  "/media/titles/:id": catalog,
  "/media/titles/:id/:kind": picture,
  "/media/titles/:id/beds/:bed": catalog,
  "/media/titles/:id/cast/:member": catalog,
  "/media/titles/:id/clips/:clip": catalog,
  "/media/titles/:id/start-:cut": picture,
  "/media/tmdb/:file": picture,
};

/** Ids in bodies and queries: "METHOD path field". A field that isn't listed fails the test. */
export const fieldIds: Readonly<Record<string, OwnedKind | Exempt>> = {
  "GET /api/admin/audit householdId": "household",
  "GET /api/admin/sessions householdId": "household",
  "PATCH /api/scheduled-parties/:id guestIds": "profile",
  "POST /api/account/passkey id": credential,
  "POST /api/account/passkey rawId": credential,
  "POST /api/account/passkeys id": credential,
  "POST /api/account/passkeys rawId": credential,
  "POST /api/billing/change keepProfileIds": "profile",
  "POST /api/directory/open id": { because: "a link of the directory, the same for everyone" },
  "POST /api/scheduled-parties guestIds": "profile",
  "POST /api/notifications/read ids": "notification",
  "POST /api/parties/:id/invitations profileIds": "profile",
  "PUT /api/household/seats profileIds": "profile",
  "GET /api/subscription/access householdId": "household",
};

/** Calls that ignore unknown ids. */
export const passedOver = new Set([
  "POST /api/notifications/read ids",
  "GET /api/subscription/access householdId",
]);

export type Ids = Readonly<Record<OwnedKind, string>>;

/** Bodies that would be valid with own ids. `ids` are the ids to use. */
export const bodies: Readonly<Record<string, (ids: Ids) => object>> = {
  "PATCH /api/account/passkeys/:id": () => ({ name: "Mine" }),
  "PATCH /api/devices/:id": () => ({ name: "Mine" }),
  "PATCH /api/scheduled-parties/:id": ({ profile }) => ({ guestIds: [profile] }),
  "PATCH /api/family-profiles/:id": () => ({ displayName: "Mine" }),
  "PATCH /api/mood-journal/:id": () => ({ note: "Mine" }),
  "PATCH /api/nature-mixes/:id": () => ({ name: "Mine" }),
  "PATCH /api/parties/:id": () => ({ name: "Mine" }),
  "PATCH /api/parties/:id/participants/:profileId": () => ({ role: "cohost" }),
  "POST /api/approval-requests/:id/answer": () => ({ answer: "no" }),
  "POST /api/games/runs/:id/finish": () => ({ log: recordPresses(3) }),
  "POST /api/games/runs/:id/playing": () => ({ seconds: 5 }),
  "POST /api/billing/change": ({ profile }) => ({
    plan: "duo",
    key: newId(),
    quotedAt: Date.now(),
    dueCents: 0,
    keepProfileIds: [profile],
  }),
  "POST /api/scheduled-parties": ({ profile }) => ({
    name: "Mine",
    startsAt: Date.now() + 7_200_000,
    titleId,
    guestIds: [profile],
  }),
  "POST /api/family-profiles/:id/choose": () => ({}),
  "POST /api/family-profiles/:id/extra-time": () => ({ minutes: 15 }),
  "POST /api/notifications/read": ({ notification }) => ({ ids: [notification] }),
  "POST /api/parties/:id/game": () => ({ game: "kyles-dash" }),
  "POST /api/parties/:id/invitations": ({ profile }) => ({ profileIds: [profile] }),
  "PUT /api/scheduled-parties/:id/answer": () => ({ answer: "coming" }),
  "PUT /api/family-profiles/:id/controls": () => ({
    ...defaultControls("child"),
    highestRating: "G",
  }),
  "PUT /api/family-profiles/:id/pin": () => ({ pin: "1234" }),
  "PUT /api/household/seats": ({ profile }) => ({ profileIds: [profile] }),
};

/** The same for live commands, by field name. */
export const liveIds: Readonly<Record<string, OwnedKind | Exempt>> = {
  itemId: "queueItem",
  messageId: "message",
  partyId: "party",
  raceId: "race",
  pollId: "poll",
  remoteId: "remote",
  screenId: "screen",
  titleId: catalog,
  to: "profile",
};
const signal = { kind: "description", type: "offer", sdp: "v=0" };
export const liveFields: Readonly<Record<string, object>> = {
  "companion.state": { state: { film: null, isParty: false, game: null } },
  "companion.hold": { buttons: 16 },
  "party.command": { command: { act: "pause" } },
  "party.loading": { seq: 1, isLoaded: true },
  "party.poll.ask": {
    poll: {
      question: "Mine?",
      options: ["A", "B"].map((text) => ({ kind: "text", text })),
      seconds: 0,
    },
  },
  "party.poll.choose": { choice: 0 },
  "party.queue": { titleId: "tin-moon" },
  "party.react": { reaction: "heart" },
  "party.ready": { isReady: true },
  "party.report": { roundTripMs: 5, driftMs: null },
  "party.sendMessage": { content: { kind: "text", text: "Mine" } },
  "party.voice.signal": { signal },
  "race.inputs": { from: 0, inputs: [0] },
  "party.vote": { isWanted: true },
  "party.waitForMe": { isWaitedFor: false },
};
/**
 * Commands that succeed with unknown ids: two leave rooms that the connection isn't in, and an unknown
 * screen is opened as a new one of the caller's.
 */
export const harmless = new Set(["party.exit", "party.voice.leave", "companion.open"]);

export function isOwned(found: OwnedKind | Exempt | undefined): found is OwnedKind {
  return typeof found === "string";
}
