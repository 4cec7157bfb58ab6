import {
  joinVoice,
  leaveVoice,
  signalVoice,
  type VoiceSignal,
  voiceSignaled,
} from "@goldmane/contracts/parties/live";
import type { IceServer } from "@goldmane/contracts/parties/schema";
import type { LiveConnection } from "#platform/live/live-connection.ts";
import { openStore } from "#platform/store.ts";
import { VoiceMonitor } from "./voice-monitor.ts";
import { NoMicrophone, type NoMicrophoneReason, openMicrophone } from "./microphone.ts";
import { Peer } from "./peer.ts";

export type CallState =
  | { is: "off" }
  | { is: "joining" }
  | { is: "on"; hasMicrophone: boolean }
  | { is: "refused"; reason: NoMicrophoneReason };

const listenEveryMs = 50;
/** Party snapshots can arrive out of order: a peer is dropped only after it has been missing this long, in ms. */
const dropAfterMs = 1500;

/** The voice call of a party: a peer connection to every other participant of the call. */
export class VoiceCall {
  readonly state = openStore<CallState>({ is: "off" });
  /** Whether the own microphone is transmitting. */
  readonly isSending = openStore(false);
  /** Whether it transmits without push-to-talk. */
  readonly isOpenMicrophone = openStore(false);
  /** Profiles muted by this viewer. */
  readonly muted = openStore<ReadonlySet<string>>(new Set());
  /** Whether someone is speaking; ducks the film. */
  readonly isAnyoneSpeaking = openStore(false);
  readonly #connection: LiveConnection;
  readonly #partyId: string;
  readonly #peers = new Map<string, Peer>();
  readonly #voices = new Map<string, VoiceMonitor>();
  #isHeld = false;
  #ownId = "";
  #iceServers: readonly IceServer[] = [];
  #microphone: MediaStream | null = null;
  #context: AudioContext | null = null;
  #joined: Promise<void> = Promise.resolve();
  #closers: (() => void)[] = [];
  #talking: ReadonlySet<string> = new Set();
  #dropTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: LiveConnection, partyId: string) {
    this.#connection = connection;
    this.#partyId = partyId;
  }

  /** Joins with a microphone, or as a listener. @throws ApiError if the server refuses */
  async join({ isListening = false } = {}): Promise<void> {
    if (this.state.get().is === "joining" || this.state.get().is === "on") return;
    const joining: CallState = { is: "joining" };
    this.state.set(joining);
    const isWanted = () => this.state.get() === joining;
    try {
      const microphone = isListening ? null : await openMicrophone();
      if (!isWanted()) return stop(microphone);
      this.#open(microphone);
      this.#joined = this.#joinCall();
      await this.#joined;
      if (isWanted()) this.state.set({ is: "on", hasMicrophone: microphone !== null });
    } catch (error) {
      if (!isWanted()) return;
      this.leave();
      if (!(error instanceof NoMicrophone)) throw error;
      this.state.set({ is: "refused", reason: error.reason });
    }
  }

  /** Leaves the call and releases the microphone. */
  leave(): void {
    const wasThere = this.#context !== null;
    this.state.set({ is: "off" });
    for (const close of this.#closers.splice(0)) close();
    for (const profileId of this.#peers.keys()) this.#drop(profileId);
    this.#drop(this.#ownId);
    this.#isHeld = false;
    this.isOpenMicrophone.set(false);
    this.isSending.set(false);
    this.isAnyoneSpeaking.set(false);
    clearTimeout(this.#dropTimer);
    this.#dropTimer = undefined;
    stop(this.#microphone);
    this.#microphone = null;
    this.#context = null;
    if (wasThere)
      this.#connection.send(leaveVoice, { partyId: this.#partyId }).catch(() => undefined);
  }

  /** After a reconnect the server no longer knows this participant: joins and calls everyone again. */
  resume(): void {
    if (this.state.get().is !== "on") return;
    for (const profileId of this.#peers.keys()) this.#drop(profileId);
    this.#joined = this.#joinCall();
    this.#joined.catch(() => this.leave());
  }

  /** Drops peers that left the call. */
  retainPeers(talking: ReadonlySet<string>): void {
    this.#talking = talking;
    if (this.#peers.size === 0) return;
    this.#dropTimer ??= setTimeout(() => {
      this.#dropTimer = undefined;
      for (const id of this.#peers.keys()) if (!this.#talking.has(id)) this.#drop(id);
    }, dropAfterMs);
  }

  /** Push-to-talk pressed or released. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld && this.#microphone !== null;
    this.#send();
  }

  setOpenMicrophone(isOpen: boolean): void {
    this.isOpenMicrophone.set(isOpen);
    this.#send();
  }

  /** Mutes or unmutes a participant for this viewer only. */
  mute(profileId: string, isMuted: boolean): void {
    const muted = new Set(this.muted.get());
    if (isMuted) muted.add(profileId);
    else muted.delete(profileId);
    this.muted.set(muted);
    this.#voices.get(profileId)?.mute(isMuted);
  }

  /** Meter level of a participant, 0 to 1. */
  levelOf(profileId: string): number {
    return this.#voices.get(profileId)?.level ?? 0;
  }

  #open(microphone: MediaStream | null): void {
    const context = new AudioContext();
    this.#context = context;
    this.#microphone = microphone;
    this.#send();
    const timer = setInterval(() => this.#listen(), listenEveryMs);
    this.#closers = [
      this.#connection.on(voiceSignaled, (told) => {
        if (told.partyId === this.#partyId) void this.#handleSignal(told);
      }),
      () => clearInterval(timer),
      () => void context.close(),
    ];
  }

  async #joinCall(): Promise<void> {
    const answer = await this.#connection.send(joinVoice, { partyId: this.#partyId });
    this.#ownId = answer.as;
    this.#iceServers = answer.iceServers;
    if (!this.#context) return;
    if (this.#microphone) this.#listenTo(answer.as, this.#microphone);
    for (const profileId of answer.talking) this.#connectTo(profileId, { isCaller: true });
  }

  async #handleSignal({ from, signal }: { from: string; signal: VoiceSignal }): Promise<void> {
    // Signals can arrive before the reply to `joinVoice`.
    await this.#joined.catch(() => undefined);
    if (!this.#context) return;
    if (this.#peers.get(from)?.isFromOtherSession(signal)) this.#drop(from);
    const isOffer = signal.kind === "description" && signal.type === "offer";
    const peer =
      this.#peers.get(from) ?? (isOffer ? this.#connectTo(from, { isCaller: false }) : null);
    // A failed peer is dropped; the next offer starts a new one.
    await peer?.handleSignal(signal).catch(() => this.#drop(from));
  }

  #connectTo(profileId: string, { isCaller }: { isCaller: boolean }): Peer {
    this.#drop(profileId);
    const peer = new Peer({
      isPolite: this.#ownId < profileId,
      isCaller,
      iceServers: this.#iceServers,
      microphone: this.#microphone,
      send: (signal) => {
        const body = { partyId: this.#partyId, to: profileId, signal };
        this.#connection.send(signalVoice, body).catch(() => undefined);
      },
      onSound: (stream) => this.#listenTo(profileId, stream),
    });
    this.#peers.set(profileId, peer);
    return peer;
  }

  #listenTo(profileId: string, stream: MediaStream): void {
    if (!this.#context) return;
    this.#voices.get(profileId)?.close();
    const isOwn = profileId === this.#ownId;
    const voice = new VoiceMonitor(this.#context, stream, { isOwn });
    voice.mute(this.muted.get().has(profileId));
    this.#voices.set(profileId, voice);
  }

  #drop(profileId: string): void {
    this.#peers.get(profileId)?.close();
    this.#peers.delete(profileId);
    this.#voices.get(profileId)?.close();
    this.#voices.delete(profileId);
  }

  #send(): void {
    const isSending = this.#isHeld || this.isOpenMicrophone.get();
    for (const track of this.#microphone?.getAudioTracks() ?? []) track.enabled = isSending;
    this.isSending.set(isSending && this.#microphone !== null);
  }

  #listen(): void {
    const now = performance.now();
    const voices = [...this.#voices.values()];
    for (const voice of voices) voice.listen(now);
    this.isAnyoneSpeaking.set(voices.some(({ isSpeaking }) => isSpeaking));
  }
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
