import type { CommandReply, MessageInput, LiveCommand } from "@goldmane/contracts/live/message";
import {
  controlPlayback,
  drifted,
  enterParty,
  filmEnded,
  chatMessageChanged,
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
import type {
  Command,
  ChatMessage,
  Party,
  Reaction,
  Timeline,
} from "@goldmane/contracts/parties/schema";
import {
  type TimelineQueue,
  addTimeline,
  timelineAt,
} from "@goldmane/sync/timeline/timeline-queue";
import { getActiveLanguage } from "#platform/words/active-language.ts";
import { LiveClock } from "#platform/live/live-clock.ts";
import type { LiveConnection } from "#platform/live/live-connection.ts";
import { openStore } from "#platform/store.ts";
import { VoiceCall } from "#features/parties/voice/voice-call.ts";
import { type Messages, addMessage } from "./messages.ts";

type Drifts = ReadonlyMap<string, number | null>;
type OfParty<S extends LiveCommand> = Omit<MessageInput<S>, "partyId">;
type Flying = { profileId: string; reaction: Reaction };

const idleTimeline: Timeline = {
  seq: -1,
  titleId: null,
  state: "idle",
  rate: 1,
  position: 0,
  at: 0,
  waitingFor: [],
  waitUntil: null,
};

/** Client state of one party: snapshot, live events, outgoing commands. */
export class PartyRoom {
  readonly partyId: string;
  readonly clock: LiveClock;
  readonly voice: VoiceCall;
  /** Null until this browser has entered the party. */
  readonly party = openStore<Party | null>(null);
  readonly messages = openStore<Messages>([]);
  readonly drifts = openStore<Drifts>(new Map());
  /** Set when the party is over, for everyone or for this participant. */
  readonly over = openStore<PartyEnd | null>(null);
  /** How many films have ended here while this browser was connected. */
  readonly finishedFilms = openStore(0);
  /** Why entering was refused. */
  readonly refusal = openStore<unknown>(null);
  readonly #connection: LiveConnection;
  readonly #timelineListeners = new Set<() => void>();
  readonly #reactionListeners = new Set<(flying: readonly Flying[]) => void>();
  #timelines: TimelineQueue<Timeline> = [];

  constructor(connection: LiveConnection, partyId: string) {
    this.#connection = connection;
    this.partyId = partyId;
    this.clock = new LiveClock(connection);
    this.voice = new VoiceCall(connection, partyId);
  }

  /** Enters the party now and after every reconnect. Returns a function that leaves it. */
  connect(): () => void {
    const ifOwn = <T extends { partyId: string }>(listener: (told: T) => void) => {
      return (told: T) => told.partyId === this.partyId && listener(told);
    };
    const connection = this.#connection;
    const closers = [
      connection.on(
        timelineChanged,
        ifOwn(({ timeline }) => this.#applyTimeline(timeline)),
      ),
      connection.on(
        partyChanged,
        ifOwn(({ party, translations }) =>
          this.#show(translations[getActiveLanguage().language] ?? party),
        ),
      ),
      connection.on(
        chatMessageChanged,
        ifOwn(({ message }) => this.#add(message)),
      ),
      connection.on(
        drifted,
        ifOwn(({ drifts }) => this.#mergeDrifts(drifts)),
      ),
      connection.on(
        reacted,
        ifOwn(({ reactions }) => this.#emitReactions(reactions)),
      ),
      connection.isOpen.subscribe(() => void this.#enter()),
      connection.on(
        partyOver,
        ifOwn(({ reason }) => this.#end(reason)),
      ),
      connection.on(
        filmEnded,
        ifOwn(() => this.finishedFilms.set(this.finishedFilms.get() + 1)),
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
    this.#applyTimeline(await this.send(controlPlayback, { command }));
  }

  async reportLoading(seq: number, isLoaded: boolean): Promise<void> {
    await this.send(reportLoading, { seq, isLoaded });
  }

  reportPosition(driftMs: number | null): void {
    const roundTripMs = this.clock.roundTripMs();
    // A lost report is superseded by the next.
    if (roundTripMs !== null)
      this.send(reportPosition, { roundTripMs, driftMs }).catch(() => undefined);
  }

  /** The timeline in force at an instant of the server's clock. */
  timelineAt(serverMs: number) {
    const state = timelineAt(this.#timelines, serverMs);
    this.#timelines = state.queue;
    return state;
  }

  /** The party's current position, in seconds. */
  position(): number {
    const now = this.clock.now();
    const timeline = now === null ? this.#timelines.at(-1) : this.timelineAt(now).timeline;
    return timeline ? positionAt(timeline, now ?? timeline.at) : 0;
  }

  /** The latest timeline, even if not yet in force. Controls show this one. */
  newest(): Timeline {
    return this.#timelines.at(-1) ?? idleTimeline;
  }

  onTimeline(listener: () => void): () => void {
    this.#timelineListeners.add(listener);
    return () => this.#timelineListeners.delete(listener);
  }

  onReactions(listener: (flying: readonly Flying[]) => void): () => void {
    this.#reactionListeners.add(listener);
    return () => this.#reactionListeners.delete(listener);
  }

  async #enter(): Promise<void> {
    if (!this.#connection.isOpen.get()) return;
    try {
      const { party, messages } = await this.send(enterParty, {});
      this.refusal.set(null);
      this.messages.set(messages);
      this.#show(party);
      this.voice.resume();
    } catch (error) {
      this.refusal.set(error);
    }
  }

  #show(party: Party): void {
    // A timeline event may have overtaken this snapshot.
    const newest = this.#timelines.at(-1);
    const timeline = newest && newest.seq > party.timeline.seq ? newest : party.timeline;
    this.party.set({ ...party, timeline });
    const talking = party.participants.filter(({ isTalking }) => isTalking);
    this.voice.retainPeers(new Set(talking.map(({ profileId }) => profileId)));
    this.#applyTimeline(party.timeline);
  }

  #end(reason: PartyEnd): void {
    this.voice.leave();
    this.over.set(reason);
  }

  #applyTimeline(timeline: Timeline): void {
    const timelines = addTimeline(this.#timelines, timeline);
    if (timelines === this.#timelines) return;
    this.#timelines = timelines;
    const party = this.party.get();
    if (party && party.timeline.seq < timeline.seq) this.party.set({ ...party, timeline });
    for (const listener of this.#timelineListeners) listener();
  }

  #add(message: ChatMessage): void {
    this.messages.set(addMessage(this.messages.get(), message));
  }

  #mergeDrifts(drifts: readonly { profileId: string; driftMs: number | null }[]): void {
    const known = new Map(this.drifts.get());
    for (const { profileId, driftMs } of drifts) known.set(profileId, driftMs);
    this.drifts.set(known);
  }

  #emitReactions(flying: readonly Flying[]): void {
    for (const listener of this.#reactionListeners) listener(flying);
  }
}
