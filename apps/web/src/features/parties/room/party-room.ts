import type { CommandReply, MessageInput, LiveCommand } from "@goldmane/contracts/live/message";
import {
  controlPlayback,
  drifted,
  enterParty,
  filmEnded,
  lineSaid,
  type PartyEnd,
  partyChanged,
  partyOver,
  reacted,
  reportPosition,
  exitParty,
  reportLoading,
  timelineChanged,
} from "@goldmane/contracts/parties/live";
import { positionAt } from "@goldmane/contracts/parties/rules";
import type { Command, Line, Party, Reaction, Timeline } from "@goldmane/contracts/parties/schema";
import { type Plan, hearTimeline, lookAt } from "@goldmane/sync/timeline/plan";
import { LiveClock } from "#platform/live/live-clock.ts";
import type { LiveConnection } from "#platform/live/live-connection.ts";
import { openStore } from "#platform/store.ts";
import { VoiceCall } from "#features/parties/voice/voice-call.ts";
import { type Lines, addLine } from "./lines.ts";

type Drifts = ReadonlyMap<string, number | null>;
type OfParty<S extends LiveCommand> = Omit<MessageInput<S>, "partyId">;
type Flying = { profileId: string; reaction: Reaction };

const nothingOn: Timeline = {
  seq: -1,
  titleId: null,
  state: "idle",
  rate: 1,
  position: 0,
  at: 0,
  waitingFor: [],
  waitUntil: null,
};

/** One party as it is lived in: what is known of it, what is told of it, what is said in it. */
export class PartyRoom {
  readonly partyId: string;
  readonly clock: LiveClock;
  readonly voice: VoiceCall;
  /** Null until this browser has taken its seat. */
  readonly party = openStore<Party | null>(null);
  readonly lines = openStore<Lines>([]);
  readonly drifts = openStore<Drifts>(new Map());
  /** Set when it is over, for all or for this member. */
  readonly over = openStore<PartyEnd | null>(null);
  /** How many films this browser has seen to their end here. */
  readonly ovations = openStore(0);
  /** Why there is no seat for this browser. */
  readonly refusal = openStore<unknown>(null);
  readonly #connection: LiveConnection;
  readonly #planListeners = new Set<() => void>();
  readonly #reactionListeners = new Set<(flying: readonly Flying[]) => void>();
  #plan: Plan<Timeline> = [];

  constructor(connection: LiveConnection, partyId: string) {
    this.#connection = connection;
    this.partyId = partyId;
    this.clock = new LiveClock(connection);
    this.voice = new VoiceCall(connection, partyId);
  }

  /** Takes the seat, and again whenever the connection is back. Answers how to leave it. */
  come(): () => void {
    const ours = <T extends { partyId: string }>(listener: (told: T) => void) => {
      return (told: T) => told.partyId === this.partyId && listener(told);
    };
    const connection = this.#connection;
    const closers = [
      connection.on(
        timelineChanged,
        ours(({ timeline }) => this.#hear(timeline)),
      ),
      connection.on(
        partyChanged,
        ours(({ party }) => this.#show(party)),
      ),
      connection.on(
        lineSaid,
        ours(({ line: said }) => this.#add(said)),
      ),
      connection.on(
        drifted,
        ours(({ drifts }) => this.#keepDrifts(drifts)),
      ),
      connection.on(
        reacted,
        ours(({ reactions }) => this.#fly(reactions)),
      ),
      connection.isOpen.subscribe(() => void this.#enter()),
      connection.on(
        partyOver,
        ours(({ reason }) => this.#end(reason)),
      ),
      connection.on(
        filmEnded,
        ours(() => this.ovations.set(this.ovations.get() + 1)),
      ),
      this.clock.start(),
    ];
    void this.#enter();
    return () => {
      for (const close of closers) close();
      this.voice.leave();
      this.send(exitParty, {}).catch(() => undefined);
    };
  }

  /** Throws as `LiveConnection.send` does. */
  send<S extends LiveCommand>(command: S, body: OfParty<S>): Promise<CommandReply<S>> {
    return this.#connection.send(command, { partyId: this.partyId, ...body } as MessageInput<S>);
  }

  async command(command: Command): Promise<void> {
    this.#hear(await this.send(controlPlayback, { command }));
  }

  async reportLoading(seq: number, isLoaded: boolean): Promise<void> {
    await this.send(reportLoading, { seq, isLoaded });
  }

  reportPosition(driftMs: number | null): void {
    const roundTripMs = this.clock.roundTripMs();
    // The next report makes up for one that is lost.
    if (roundTripMs !== null)
      this.send(reportPosition, { roundTripMs, driftMs }).catch(() => undefined);
  }

  /** What holds at a time of the server. */
  lookAt(serverMs: number) {
    const outlook = lookAt(this.#plan, serverMs);
    this.#plan = outlook.plan;
    return outlook;
  }

  /** Where the film is now, in seconds. */
  position(): number {
    const now = this.clock.now();
    const timeline = now === null ? this.#plan.at(-1) : this.lookAt(now).timeline;
    return timeline ? positionAt(timeline, now ?? timeline.at) : 0;
  }

  /** The last that was heard: what its buttons say, even before it is in force. */
  newest(): Timeline {
    return this.#plan.at(-1) ?? nothingOn;
  }

  onPlan(listener: () => void): () => void {
    this.#planListeners.add(listener);
    return () => this.#planListeners.delete(listener);
  }

  onReactions(listener: (flying: readonly Flying[]) => void): () => void {
    this.#reactionListeners.add(listener);
    return () => this.#reactionListeners.delete(listener);
  }

  async #enter(): Promise<void> {
    if (!this.#connection.isOpen.get()) return;
    try {
      const { party, lines } = await this.send(enterParty, {});
      this.refusal.set(null);
      this.lines.set(lines);
      this.#show(party);
      this.voice.resume();
    } catch (error) {
      this.refusal.set(error);
    }
  }

  #show(party: Party): void {
    // What is said of the film may have overtaken what is said of the rest.
    const newest = this.#plan.at(-1);
    const timeline = newest && newest.seq > party.timeline.seq ? newest : party.timeline;
    this.party.set({ ...party, timeline });
    const talking = party.participants.filter(({ isTalking }) => isTalking);
    this.voice.keepTo(new Set(talking.map(({ profileId }) => profileId)));
    this.#hear(party.timeline);
  }

  #end(reason: PartyEnd): void {
    this.voice.leave();
    this.over.set(reason);
  }

  #hear(timeline: Timeline): void {
    const plan = hearTimeline(this.#plan, timeline);
    if (plan === this.#plan) return;
    this.#plan = plan;
    const party = this.party.get();
    if (party && party.timeline.seq < timeline.seq) this.party.set({ ...party, timeline });
    for (const listener of this.#planListeners) listener();
  }

  #add(said: Line): void {
    this.lines.set(addLine(this.lines.get(), said));
  }

  #keepDrifts(drifts: readonly { profileId: string; driftMs: number | null }[]): void {
    const known = new Map(this.drifts.get());
    for (const { profileId, driftMs } of drifts) known.set(profileId, driftMs);
    this.drifts.set(known);
  }

  #fly(flying: readonly Flying[]): void {
    for (const listener of this.#reactionListeners) listener(flying);
  }
}
