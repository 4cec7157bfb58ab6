import type { Command } from "@goldmane/contracts/parties/schema";
import { rates } from "@goldmane/contracts/parties/limits";
import type { PlaybackSource } from "@goldmane/player/core/playback-source";
import type { PlayerState } from "@goldmane/player/core/state/player-state";
import { clamp } from "@goldmane/std/clamp";
import { type PlayOptions, Player } from "@goldmane/player/dom/player";
import type { PlayerCommand } from "@goldmane/sync/follow/follow";
import type { PartyRoom } from "#features/parties/room/party-room.ts";
import { showPartyErrorToast } from "#features/parties/room/show-party-error-toast.ts";

/**
 * A player of a party. Its controls send commands to the party; `apply` executes what the party
 * decides. Volume, captions, audio track and quality stay local.
 */
export class PartyPlayer extends Player {
  readonly room: PartyRoom;
  /** The viewer's volume, and the share of it that remains while ducked. */
  #volume: number;
  #share = 1;
  #shown: PlayerState | null = null;
  #base: PlayerState | null = null;

  constructor(video: HTMLVideoElement, room: PartyRoom) {
    super(video);
    this.room = room;
    this.#volume = video.volume;
    video.preservesPitch = true;
  }

  /** Shows the party's rate and the viewer's volume instead of the momentary values used for sync and ducking. */
  override get state(): PlayerState {
    const base = super.state;
    // The base constructor reads `state` before the fields exist.
    if (!(#shown in this)) return base;
    const { rate } = this.room.newest();
    const volume = this.#volume;
    const isSame = this.#shown?.speed === rate && this.#shown.volume === volume;
    if (this.#base !== base || !isSame || !this.#shown) {
      this.#base = base;
      this.#shown = { ...base, speed: rate, volume };
    }
    return this.#shown;
  }

  /** Loads paused at the party's position. */
  override load(source: PlaybackSource, options: PlayOptions = {}): void {
    const startSeconds = Math.min(this.room.position(), source.durationSeconds);
    super.load(source, { ...options, startSeconds, isPaused: true, preloadOnly: false });
  }

  override play(): void {
    if (this.room.newest().state === "playing") this.#run();
    // While starting, the engine itself calls `play`; that isn't a command.
    else if (this.state.phase !== "starting") this.#ask({ act: "play" });
  }

  override pause(): void {
    this.#ask({ act: "pause" });
  }

  override togglePlay(): void {
    const isPlaying = this.room.newest().state === "playing";
    // The browser blocked autoplay: only this player starts.
    if (isPlaying && this.video.paused) this.#run();
    else this.#ask({ act: isPlaying ? "pause" : "play" });
  }

  override seek(seconds: number): void {
    const { durationSeconds } = this.state;
    const position = Math.min(Math.max(0, seconds), Math.max(0, durationSeconds - 0.1));
    this.#ask({ act: "seek", position });
  }

  /** Uses the nearest rate that parties support. */
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
    // At volume 0 the base class chooses an audible volume.
    if (!isMuted && this.#volume === 0) this.#volume = this.video.volume;
  }

  /** Sets the share of the viewer's volume that is played, 0 to 1. */
  duck(share: number): void {
    this.#share = share;
    this.video.volume = this.#volume * share;
  }

  apply(command: PlayerCommand): void {
    const { video } = this;
    if (command.do === "pause") super.pause();
    if (command.do === "play") this.#run();
    if (command.do === "seek") video.currentTime = command.toSeconds;
    if (command.do === "rate") video.playbackRate = command.rate;
  }

  #ask(command: Command): void {
    this.room.command(command).catch(showPartyErrorToast);
  }

  #run(): void {
    const { video } = this;
    video.defaultPlaybackRate = this.room.newest().rate;
    // After the end, the base `play` would restart from the beginning.
    if (this.state.phase === "ended") video.play().catch(() => undefined);
    else super.play();
  }
}
