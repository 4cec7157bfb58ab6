import { avatarUrl } from "@goldmane/contracts/family/rules";
import { audiences, slowModes } from "@goldmane/contracts/parties/limits";
import type { Race } from "@goldmane/contracts/games/races/schema";
import { listPermissions } from "@goldmane/contracts/parties/rules";
import type {
  Participant,
  Party,
  PartyCard,
  Poll,
  Timeline,
} from "@goldmane/contracts/parties/schema";
import { presentCard, type Title } from "#features/library/service.ts";
import type { PartyPlayback } from "#features/parties/playback/next-timeline.ts";
import { toPlayback } from "#features/parties/playback/store.ts";
import type { QueueRow } from "#features/parties/queue/store.ts";
import { type PartyRoom, toActor } from "./room.ts";
import type { ContentPolicy } from "#features/library/service.ts";
import { strictestRating } from "./content-policies.ts";
import { type ParticipantRow, type PartyRow } from "./store.ts";

export function presentTimeline({
  leftBehind: _left,
  waitSeq: _since,
  ...film
}: PartyPlayback): Timeline {
  return { ...film, waitingFor: [...film.waitingFor] };
}

type PartyDetails = {
  talking: ReadonlySet<string>;
  policies: readonly ContentPolicy[];
  title: Title | null;
  queue: readonly { row: QueueRow; title: Title }[];
  poll: Poll | null;
  game: Race | null;
};

export function presentParty(room: PartyRoom, details: PartyDetails): Party {
  const { party } = room;
  return {
    id: party.id,
    code: party.code,
    name: party.name,
    createdAt: party.created_at,
    settings: {
      audience: toAudience(party.audience),
      guestPermissions: [...room.guestPermissions],
      slowModeSeconds: toSlowMode(party.slow_mode_seconds),
    },
    highestRating: strictestRating(details.policies),
    timeline: presentTimeline(toPlayback(party)),
    title: details.title && presentCard(details.title),
    participants: room.participants.map((participant) =>
      presentParticipant(participant, room, details.talking),
    ),
    queue: details.queue.map(({ row, title }) => ({
      id: row.id,
      title: presentCard(title),
      addedBy: row.profileId,
      votes: row.votes,
    })),
    poll: details.poll,
    game: details.game,
  };
}

function presentParticipant(
  participant: ParticipantRow,
  { party, present, guestPermissions }: PartyRoom,
  talking: ReadonlySet<string>,
): Participant {
  return {
    profileId: participant.profileId,
    displayName: participant.displayName,
    avatarUrl: avatarUrl(participant.avatar),
    role: participant.role,
    isChild: participant.profileRole === "child",
    isFamily: participant.householdId === party.household_id,
    may: listPermissions(toActor(participant), guestPermissions),
    denied: participant.denied,
    isReady: participant.isReady,
    isWaitedFor: participant.isWaitedFor,
    isPresent: present.has(participant.profileId),
    isTalking: talking.has(participant.profileId),
  };
}

type CardDetails = {
  participants: readonly ParticipantRow[];
  present: number;
  title: Title | null;
  viewerId: string;
  householdId: string;
  household: string | null;
  invitedBy: string | null;
};

export function presentPartyCard(party: PartyRow, details: CardDetails): PartyCard {
  const host = details.participants.find(({ role }) => role === "host");
  return {
    id: party.id,
    code: party.code,
    name: party.name,
    hostName: host?.displayName ?? "",
    hostAvatarUrl: host ? avatarUrl(host.avatar) : "",
    isFamily: party.household_id === details.householdId,
    household: details.household,
    invitedBy: details.invitedBy,
    present: details.present,
    title: details.title && presentCard(details.title),
    isParticipant: details.participants.some(({ profileId }) => profileId === details.viewerId),
  };
}

/** Falls back to the most restrictive audience. */
function toAudience(text: string): (typeof audiences)[number] {
  return audiences.find((known) => known === text) ?? "invited";
}

function toSlowMode(seconds: number): (typeof slowModes)[number] {
  return slowModes.find((known) => known === seconds) ?? 0;
}
