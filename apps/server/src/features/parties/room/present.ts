import { avatarUrl } from "@goldmane/contracts/family/rules";
import type { Avatar } from "@goldmane/contracts/family/limits";
import { audiences, slowModes } from "@goldmane/contracts/parties/limits";
import { grantsOf } from "@goldmane/contracts/parties/rules";
import type { Member, Party, PartyCard, Poll, Timeline } from "@goldmane/contracts/parties/schema";
import { presentCard, type Title } from "#features/library/service.ts";
import type { Film } from "#features/parties/film/next-timeline.ts";
import { toFilm } from "#features/parties/film/store.ts";
import type { QueueRow } from "#features/parties/queue/store.ts";
import { type PartyRoom, toStanding } from "./room.ts";
import type { Sight } from "#features/library/service.ts";
import { strictestRating } from "./sight.ts";
import { type MemberRow, type PartyRow } from "./store.ts";

export function presentTimeline({ leftBehind: _left, waitSeq: _since, ...film }: Film): Timeline {
  return { ...film, waitingFor: [...film.waitingFor] };
}

type Insides = {
  talking: ReadonlySet<string>;
  sights: readonly Sight[];
  title: Title | null;
  queue: readonly { row: QueueRow; title: Title }[];
  poll: Poll | null;
};

export function presentParty(room: PartyRoom, insides: Insides): Party {
  const { party } = room;
  return {
    id: party.id,
    code: party.code,
    name: party.name,
    createdAt: party.created_at,
    settings: {
      audience: toAudience(party.audience),
      guestsMay: [...room.guestsMay],
      slowModeSeconds: toSlowMode(party.slow_mode_seconds),
    },
    highestRating: strictestRating(insides.sights),
    timeline: presentTimeline(toFilm(party)),
    title: insides.title && presentCard(insides.title),
    members: room.members.map((member) => presentMember(member, room, insides.talking)),
    queue: insides.queue.map(({ row, title }) => ({
      id: row.id,
      title: presentCard(title),
      addedBy: row.profileId,
      votes: row.votes,
    })),
    poll: insides.poll,
  };
}

function presentMember(
  member: MemberRow,
  { party, present, guestsMay }: PartyRoom,
  talking: ReadonlySet<string>,
): Member {
  return {
    profileId: member.profileId,
    displayName: member.displayName,
    avatarUrl: avatarUrl(member.avatar as Avatar),
    role: member.role,
    isChild: member.profileRole === "child",
    isFamily: member.householdId === party.household_id,
    may: grantsOf(toStanding(member), guestsMay),
    denied: member.denied,
    isReady: member.isReady,
    isWaitedFor: member.isWaitedFor,
    isPresent: present.has(member.profileId),
    isTalking: talking.has(member.profileId),
  };
}

type Outside = {
  members: readonly MemberRow[];
  present: number;
  title: Title | null;
  viewerId: string;
  householdId: string;
  household: string | null;
  invitedBy: string | null;
};

export function presentPartyCard(party: PartyRow, outside: Outside): PartyCard {
  const host = outside.members.find(({ role }) => role === "host");
  return {
    id: party.id,
    code: party.code,
    name: party.name,
    hostName: host?.displayName ?? "",
    hostAvatarUrl: host ? avatarUrl(host.avatar as Avatar) : "",
    isFamily: party.household_id === outside.householdId,
    household: outside.household,
    invitedBy: outside.invitedBy,
    present: outside.present,
    title: outside.title && presentCard(outside.title),
    isMember: outside.members.some(({ profileId }) => profileId === outside.viewerId),
  };
}

/** Shown to the fewest where it is none of them. */
function toAudience(text: string): (typeof audiences)[number] {
  return audiences.find((known) => known === text) ?? "invited";
}

function toSlowMode(seconds: number): (typeof slowModes)[number] {
  return slowModes.find((known) => known === seconds) ?? 0;
}
