import type { VoiceSignal } from "@goldmane/contracts/parties/live";
import type { IceServer } from "@goldmane/contracts/parties/schema";

type PeerOptions = {
  /** The polite peer yields when both send an offer at the same time. */
  isPolite: boolean;
  /** Sends the first offer. */
  isCaller: boolean;
  iceServers: readonly IceServer[];
  /** Null for a listener. */
  microphone: MediaStream | null;
  send: (signal: VoiceSignal) => void;
  onSound: (stream: MediaStream) => void;
};

/** The connection to one participant of the call, by perfect negotiation (W3C WebRTC 1.0, 10.7). */
export class Peer {
  readonly #connection: RTCPeerConnection;
  readonly #options: PeerOptions;
  #isOffering = false;
  #ignoresOffer = false;
  #session: string | null = null;

  constructor(options: PeerOptions) {
    this.#options = options;
    const { microphone, isCaller, send, onSound } = options;
    const connection = new RTCPeerConnection({ iceServers: options.iceServers.map(toIce) });
    this.#connection = connection;
    connection.addEventListener("negotiationneeded", () => void this.#offer());
    connection.addEventListener("icecandidate", ({ candidate }) => {
      if (candidate) send(toSignal(candidate));
    });
    connection.addEventListener("track", ({ track }) => onSound(new MediaStream([track])));
    connection.addEventListener("connectionstatechange", () => {
      if (connection.connectionState === "failed") connection.restartIce();
    });
    for (const track of microphone?.getTracks() ?? []) connection.addTrack(track);
    if (!microphone && isCaller) connection.addTransceiver("audio", { direction: "recvonly" });
  }

  /** Whether a description belongs to another session than the current one, for example after a reload. */
  isFromOtherSession(signal: VoiceSignal): boolean {
    if (signal.kind !== "description" || this.#session === null) return false;
    return sessionOf(signal.sdp) !== this.#session;
  }

  async handleSignal(signal: VoiceSignal): Promise<void> {
    if (signal.kind === "candidate") return await this.#addCandidate(signal);
    const { type, sdp } = signal;
    const isBusy = this.#isOffering || this.#connection.signalingState !== "stable";
    this.#ignoresOffer = type === "offer" && isBusy && !this.#options.isPolite;
    if (this.#ignoresOffer) return;
    this.#session = sessionOf(sdp);
    await this.#connection.setRemoteDescription({ type, sdp });
    if (type !== "offer") return;
    await this.#connection.setLocalDescription();
    this.#describe();
  }

  close(): void {
    this.#connection.close();
  }

  async #offer(): Promise<void> {
    this.#isOffering = true;
    try {
      await this.#connection.setLocalDescription();
      this.#describe();
    } finally {
      this.#isOffering = false;
    }
  }

  async #addCandidate(signal: Extract<VoiceSignal, { kind: "candidate" }>): Promise<void> {
    const { candidate, sdpMid, sdpMLineIndex } = signal;
    try {
      await this.#connection.addIceCandidate({ candidate, sdpMid, sdpMLineIndex });
    } catch (error) {
      // Candidates of an ignored offer can't be added.
      if (!this.#ignoresOffer) throw error;
    }
  }

  #describe(): void {
    const description = this.#connection.localDescription;
    if (!description || description.type === "pranswer") return;
    this.#options.send({ kind: "description", type: description.type, sdp: description.sdp });
  }
}

function toIce({ urls, username, credential }: IceServer): RTCIceServer {
  return { urls, ...(username && { username }), ...(credential && { credential }) };
}

function toSignal({ candidate, sdpMid, sdpMLineIndex }: RTCIceCandidate): VoiceSignal {
  return { kind: "candidate", candidate, sdpMid, sdpMLineIndex };
}

/** The session id of the o= line, constant for a session (RFC 8866, 5.2). */
function sessionOf(sdp: string): string | null {
  return /^o=\S+ (\S+)/m.exec(sdp)?.[1] ?? null;
}
