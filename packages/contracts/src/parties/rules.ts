import { leadAtLeastMs, leadAtMostMs, leadRoundTrips } from "./limits.ts";
import {
  type Permission,
  permissions,
  type ChatMessage,
  type NewPoll,
  type PartyRole,
  type Timeline,
} from "./schema.ts";

/**
 * A party's position in the film, in seconds.
 * @param now by the server's clock, in epoch milliseconds.
 */
export function positionAt(
  { state, position, rate, at }: Pick<Timeline, "state" | "position" | "rate" | "at">,
  now: number,
): number {
  return state === "playing" ? position + (Math.max(0, now - at) / 1000) * rate : position;
}

/** How long before it takes effect a command is sent, in ms, so that everyone receives it in time. */
export function leadTimeMs(roundTripsMs: readonly number[]): number {
  const worst = Math.max(0, ...roundTripsMs);
  return Math.min(leadAtMostMs, Math.max(leadAtLeastMs, Math.ceil(leadRoundTrips * worst)));
}

type Actor = { role: PartyRole; denied: readonly Permission[]; isChild: boolean };

/** Actions of hosts and co-hosts, and of hosts only, besides the grantable permissions. */
const moderatorActions = ["settings", "moderate", "show", "ask"] as const;
const hostActions = ["roles", "end"] as const;
export const partyActions = [...permissions, ...moderatorActions, ...hostActions] as const;
export type PartyAction = (typeof partyActions)[number];

/**
 * Whether a participant can perform an action. The host can do everything; a co-host, everything
 * except assigning roles and ending the party; a guest, only what the guest permissions include. A
 * permission that is denied to a co-host or guest is lost. A child who is a guest can never kick.
 */
export function canDo(
  act: PartyAction,
  who: Actor,
  guestPermissions: readonly Permission[],
): boolean {
  if (isHostAction(act)) return who.role === "host";
  if (!isPermission(act)) return who.role !== "guest";
  if (who.role === "host") return true;
  if (who.denied.includes(act)) return false;
  if (who.role === "cohost") return true;
  return guestPermissions.includes(act) && !(act === "kick" && who.isChild);
}

export function listPermissions(who: Actor, guestPermissions: readonly Permission[]): Permission[] {
  return permissions.filter((permission) => canDo(permission, who, guestPermissions));
}

/** Whether a role is higher than another: required to kick, retract messages or deny permissions. */
export function outranks(one: PartyRole, other: PartyRole): boolean {
  const order: readonly PartyRole[] = ["guest", "cohost", "host"];
  return order.indexOf(one) > order.indexOf(other);
}

/** Children can't write free text. */
export function canWrite(
  { isChild }: { isChild: boolean },
  content: NonNullable<ChatMessage["content"]>,
): boolean {
  return !isChild || content.kind !== "text";
}

/** Children can open polls about films only, without free text. */
export function canCreatePoll({ isChild }: { isChild: boolean }, poll: NewPoll): boolean {
  const isPlain = poll.question === null && poll.options.every(({ kind }) => kind === "title");
  return !isChild || isPlain;
}

/** The options with the most votes, several in a tie; none without a vote. */
export function leadersOf<O extends { votes: readonly unknown[] }>(options: readonly O[]): O[] {
  const most = Math.max(0, ...options.map(({ votes }) => votes.length));
  return most === 0 ? [] : options.filter(({ votes }) => votes.length === most);
}

function isPermission(act: PartyAction): act is Permission {
  return (permissions as readonly string[]).includes(act);
}

function isHostAction(act: PartyAction): boolean {
  return (hostActions as readonly string[]).includes(act);
}
