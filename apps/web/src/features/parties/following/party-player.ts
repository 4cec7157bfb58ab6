import type { Command } from "@goldmane/contracts/parties/schema";
import { rates } from "@goldmane/contracts/parties/limits";
import type { PlaybackSource } from "@goldmane/player/core/playback-source";
import type { PlayerState } from "@goldmane/player/core/state/player-state";
import { clamp } from "@goldmane/std/clamp";
import { type PlayOptions, Player } from "@goldmane/player/dom/player";
import type { Order } from "@goldmane/sync/follow/follow";
import type { PartyRoom } from "#features/parties/room/party-room.ts";
import { sayPartyRefusal } from "#features/parties/room/say-party-refusal.ts";

/**
 * A player of a party. What its viewer does to the film is asked of all; what the party does is done
 * by `obey`. Sound, captions, voices and sharpness stay the viewer's own.
 */
export class PartyPlayer extends Player {
  readonly room: PartyRoom;
  /** As loud as the viewer wants it, and the share of it that is left beneath voices. */
  #volume: number;
  #share = 1;
  #shown: PlayerState | null = null;
  #told: PlayerState | null = null;

  constructor(video: HTMLVideoElement, room: PartyRoom) {
    super(video);
    this.room = room;
    this.#volume = video.volume;
    video.preservesPitch = true;
  }

  /** The party's speed and the viewer's volume, in place of those that are in force for the moment. */
  override get state(): PlayerState {
    const told = super.state;
    // Asked for while the player is still being made.
    if (!(#shown in this)) return told;
    const { rate } = this.room.newest();
    const volume = this.#volume;
    const isSame = this.#shown?.speed === rate && this.#shown.volume === volume;
    if (this.#told !== told || !isSame || !this.#shown) {
      this.#told = told;
      this.#shown = { ...told, speed: rate, volume };
    }
    return this.#shown;
  }

  /** Begins where the party is, and waits to be told. */
  override load(source: PlaybackSource, options: PlayOptions = {}): void {
    const startSeconds = Math.min(this.room.position(), source.durationSeconds);
    super.load(source, { ...options, startSeconds, isPaused: true, preloadOnly: false });
  }

  override play(): void {
    if (this.room.newest().state === "playing") this.#run();
    // What a change of engine asks for is nobody's wish.
    else if (this.state.phase !== "starting") this.#ask({ act: "play" });
  }

  override pause(): void {
    this.#ask({ act: "pause" });
  }

  override togglePlay(): void {
    const isPlaying = this.room.newest().state === "playing";
    // One that the browser held back joins in.
    if (isPlaying && this.video.paused) this.#run();
    else this.#ask({ act: isPlaying ? "pause" : "play" });
  }

  override seek(seconds: number): void {
    const { durationSeconds } = this.state;
    const position = Math.min(Math.max(0, seconds), Math.max(0, durationSeconds - 0.1));
    this.#ask({ act: "seek", position });
  }

  /** The nearest that parties know. */
  override setSpeed(speed: number): void {
    const [rate = 1] = rates.toSorted((a, b) => Math.abs(a - speed) - Math.abs(b - speed));
    this.#ask({ act: "rate", rate });
  }

  override setVolume(volume: number): void {
    this.#volume = clamp(volume);
    super.setVolume(this.#volume * this.#share);
  }

  override setMuted(isMuted: boolean): void {
    super.setMuted(isMuted);
    // Nothing is to be heard of a volume of none: the player takes another.
    if (!isMuted && this.#volume === 0) this.#volume = this.video.volume;
  }

  /** How much of its volume the film has, 0 to 1. What the viewer chose stays as it is. */
  duck(share: number): void {
    this.#share = share;
    this.video.volume = this.#volume * share;
  }

  obey(order: Order): void {
    const { video } = this;
    if (order.do === "pause") super.pause();
    if (order.do === "play") this.#run();
    if (order.do === "seek") video.currentTime = order.toSeconds;
    if (order.do === "rate") video.playbackRate = order.rate;
  }

  #ask(command: Command): void {
    this.room.command(command).catch(sayPartyRefusal);
  }

  #run(): void {
    const { video } = this;
    video.defaultPlaybackRate = this.room.newest().rate;
    // After the end, `play` would begin anew in place of where the party is.
    if (this.state.phase === "ended") video.play().catch(() => undefined);
    else super.play();
  }
}
