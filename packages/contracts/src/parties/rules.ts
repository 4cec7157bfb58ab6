import { leadAtLeastMs, leadAtMostMs, leadRoundTrips } from "./limits.ts";
import {
  type Grant,
  grants,
  type Line,
  type NewPoll,
  type PartyRole,
  type Timeline,
} from "./schema.ts";

/**
 * Where in the film a party is, in seconds.
 * @param now by the server's clock, in epoch milliseconds.
 */
export function positionAt(
  { state, position, rate, at }: Pick<Timeline, "state" | "position" | "rate" | "at">,
  now: number,
): number {
  return state === "playing" ? position + (Math.max(0, now - at) / 1000) * rate : position;
}

/** How long before it takes effect a command is told, in ms: everybody hears of it in time. */
export function leadOf(roundTripsMs: readonly number[]): number {
  const worst = Math.max(0, ...roundTripsMs);
  return Math.min(leadAtMostMs, Math.max(leadAtLeastMs, Math.ceil(leadRoundTrips * worst)));
}

type Standing = { role: PartyRole; denied: readonly Grant[]; isChild: boolean };

/** What only hosts, or hosts and co-hosts, do beside the grants. */
const helmActs = ["settings", "moderate", "show", "ask"] as const;
const hostActs = ["roles", "end"] as const;
export const partyActs = [...grants, ...helmActs, ...hostActs] as const;
export type PartyAct = (typeof partyActs)[number];

/**
 * Whether a member may do something in a party. The host may everything; a co-host all but hand out
 * roles and end it; a guest what guests may here, and was not taken from them. A child never sends
 * anybody away.
 */
export function mayDo(act: PartyAct, who: Standing, guestsMay: readonly Grant[]): boolean {
  if (isHostAct(act)) return who.role === "host";
  if (!isGrant(act)) return who.role !== "guest";
  if (who.role === "host") return true;
  if (who.denied.includes(act)) return false;
  if (who.role === "cohost") return true;
  return guestsMay.includes(act) && !(act === "kick" && who.isChild);
}

export function grantsOf(who: Standing, guestsMay: readonly Grant[]): Grant[] {
  return grants.filter((grant) => mayDo(grant, who, guestsMay));
}

/** Whether one member may send another away, or take their line or a right: never somebody above. */
export function isAbove(one: PartyRole, other: PartyRole): boolean {
  const order: readonly PartyRole[] = ["guest", "cohost", "host"];
  return order.indexOf(one) > order.indexOf(other);
}

/** What a child may say: nothing of their own words. */
export function mayWrite(
  { isChild }: { isChild: boolean },
  said: NonNullable<Line["said"]>,
): boolean {
  return !isChild || said.kind !== "text";
}

/** A child asks "What next?" of films, and nothing in words of their own. */
export function mayAsk({ isChild }: { isChild: boolean }, poll: NewPoll): boolean {
  const isPlain = poll.question === null && poll.options.every(({ kind }) => kind === "title");
  return !isChild || isPlain;
}

/** What has most votes, more than one where they are level; nothing without a vote. */
export function leadersOf<O extends { votes: readonly unknown[] }>(options: readonly O[]): O[] {
  const most = Math.max(0, ...options.map(({ votes }) => votes.length));
  return most === 0 ? [] : options.filter(({ votes }) => votes.length === most);
}

function isGrant(act: PartyAct): act is Grant {
  return (grants as readonly string[]).includes(act);
}

function isHostAct(act: PartyAct): boolean {
  return (hostActs as readonly string[]).includes(act);
}
