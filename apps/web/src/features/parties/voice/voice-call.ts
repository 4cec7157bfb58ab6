import {
  joinVoice,
  leaveVoice,
  signalVoice,
  type VoiceSignal,
  voiceSignalled,
} from "@goldmane/contracts/parties/live";
import type { IceServer } from "@goldmane/contracts/parties/schema";
import type { LiveConnection } from "#platform/live/live-connection.ts";
import { openStore } from "#platform/store.ts";
import { HeardVoice } from "./heard-voice.ts";
import { NoMicrophone, type NoMicrophoneReason, openMicrophone } from "./microphone.ts";
import { Peer } from "./peer.ts";

export type CallState =
  | { is: "off" }
  | { is: "joining" }
  | { is: "on"; hasMicrophone: boolean }
  | { is: "refused"; reason: NoMicrophoneReason };

const listenEveryMs = 50;
/** What is told of a party may overtake itself: who is gone for so long is gone. */
const goneAfterMs = 1500;

/** Talking at a party: a connection to each of the others who do, for as long as it is on. */
export class VoiceCall {
  readonly state = openStore<CallState>({ is: "off" });
  /** Whether one's own microphone is heard by the others. */
  readonly isSending = openStore(false);
  /** Whether it is heard without a key being held. */
  readonly isOpenMicrophone = openStore(false);
  /** Whom this viewer would rather not hear. */
  readonly muted = openStore<ReadonlySet<string>>(new Set());
  /** Whether somebody speaks: the film makes way. */
  readonly isSpoken = openStore(false);
  readonly #connection: LiveConnection;
  readonly #partyId: string;
  readonly #peers = new Map<string, Peer>();
  readonly #voices = new Map<string, HeardVoice>();
  #isHeld = false;
  #ownId = "";
  #iceServers: readonly IceServer[] = [];
  #microphone: MediaStream | null = null;
  #context: AudioContext | null = null;
  #joined: Promise<void> = Promise.resolve();
  #closers: (() => void)[] = [];
  #talking: ReadonlySet<string> = new Set();
  #tidying: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: LiveConnection, partyId: string) {
    this.#connection = connection;
    this.#partyId = partyId;
  }

  /** Comes in, with a microphone or to listen. Throws what the server refuses. */
  async join({ isListening = false } = {}): Promise<void> {
    if (this.state.get().is === "joining" || this.state.get().is === "on") return;
    const joining: CallState = { is: "joining" };
    this.state.set(joining);
    const isWanted = () => this.state.get() === joining;
    try {
      const microphone = isListening ? null : await openMicrophone();
      if (!isWanted()) return stop(microphone);
      this.#open(microphone);
      this.#joined = this.#takePart();
      await this.#joined;
      if (isWanted()) this.state.set({ is: "on", hasMicrophone: microphone !== null });
    } catch (error) {
      if (!isWanted()) return;
      this.leave();
      if (!(error instanceof NoMicrophone)) throw error;
      this.state.set({ is: "refused", reason: error.reason });
    }
  }

  /** Hangs up, and lets go of the microphone. */
  leave(): void {
    const wasThere = this.#context !== null;
    this.state.set({ is: "off" });
    for (const close of this.#closers.splice(0)) close();
    for (const profileId of this.#peers.keys()) this.#drop(profileId);
    this.#drop(this.#ownId);
    this.#isHeld = false;
    this.isOpenMicrophone.set(false);
    this.isSending.set(false);
    this.isSpoken.set(false);
    clearTimeout(this.#tidying);
    this.#tidying = undefined;
    stop(this.#microphone);
    this.#microphone = null;
    this.#context = null;
    if (wasThere)
      this.#connection.send(leaveVoice, { partyId: this.#partyId }).catch(() => undefined);
  }

  /** The connection was lost and the server has forgotten who talked: everybody is called anew. */
  resume(): void {
    if (this.state.get().is !== "on") return;
    for (const profileId of this.#peers.keys()) this.#drop(profileId);
    this.#joined = this.#takePart();
    this.#joined.catch(() => this.leave());
  }

  /** Lets go of who talks no more. */
  keepTo(talking: ReadonlySet<string>): void {
    this.#talking = talking;
    if (this.#peers.size === 0) return;
    this.#tidying ??= setTimeout(() => {
      this.#tidying = undefined;
      for (const id of this.#peers.keys()) if (!this.#talking.has(id)) this.#drop(id);
    }, goneAfterMs);
  }

  /** A key or a button is held down, or let go. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld && this.#microphone !== null;
    this.#send();
  }

  setOpenMicrophone(isOpen: boolean): void {
    this.isOpenMicrophone.set(isOpen);
    this.#send();
  }

  /** For this viewer alone. */
  mute(profileId: string, isMuted: boolean): void {
    const muted = new Set(this.muted.get());
    if (isMuted) muted.add(profileId);
    else muted.delete(profileId);
    this.muted.set(muted);
    this.#voices.get(profileId)?.mute(isMuted);
  }

  /** How full the meter of one who talks is, 0 to 1. */
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
      this.#connection.on(voiceSignalled, (told) => {
        if (told.partyId === this.#partyId) void this.#hear(told);
      }),
      () => clearInterval(timer),
      () => void context.close(),
    ];
  }

  async #takePart(): Promise<void> {
    const answer = await this.#connection.send(joinVoice, { partyId: this.#partyId });
    this.#ownId = answer.as;
    this.#iceServers = answer.iceServers;
    if (!this.#context) return;
    if (this.#microphone) this.#listenTo(answer.as, this.#microphone);
    for (const profileId of answer.talking) this.#meet(profileId, { isCaller: true });
  }

  async #hear({ from, signal }: { from: string; signal: VoiceSignal }): Promise<void> {
    // Others may call before this browser has heard who they are.
    await this.#joined.catch(() => undefined);
    if (!this.#context) return;
    if (this.#peers.get(from)?.isStranger(signal)) this.#drop(from);
    const isOffer = signal.kind === "description" && signal.type === "offer";
    const peer = this.#peers.get(from) ?? (isOffer ? this.#meet(from, { isCaller: false }) : null);
    // One that can't be had is told of by its silence; the next offer begins anew.
    await peer?.hear(signal).catch(() => this.#drop(from));
  }

  #meet(profileId: string, { isCaller }: { isCaller: boolean }): Peer {
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
    const voice = new HeardVoice(this.#context, stream, { isOwn });
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
    this.isSpoken.set(voices.some(({ isSpeaking }) => isSpeaking));
  }
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
