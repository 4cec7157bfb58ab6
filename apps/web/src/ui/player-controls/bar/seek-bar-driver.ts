import { clampSeek } from "@goldmane/player/core/rules/seek";
import { rangeAt } from "@goldmane/player/core/time/ranges";
import type { Player } from "@goldmane/player/dom/player";
import { formatSpokenDuration } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { SeekPreview } from "./seek-preview.ts";

/** The playhead of a short film moves about a pixel in this time. */
const betweenDrawsMs = 66;

/** Writes the playhead, buffer and pointer position directly to the bar, without rendering. */
export class SeekBarDriver {
  readonly #player: Player;
  readonly #bar: HTMLElement;
  readonly #slider: HTMLInputElement | null;
  readonly #preview: SeekPreview;
  readonly #life = new AbortController();
  #frame = 0;
  #next: ReturnType<typeof setTimeout> | undefined;
  #spoken = -1;
  /** Position being dragged to, in seconds; null while not dragging. */
  #dragged: number | null = null;

  constructor(player: Player, bar: HTMLElement) {
    this.#player = player;
    this.#bar = bar;
    this.#slider = bar.querySelector("input");
    this.#preview = new SeekPreview(player, bar);
    this.#listen();
    const { signal } = this.#life;
    signal.addEventListener(
      "abort",
      player.subscribe(() => this.#drawSoon()),
    );
    this.#drawSoon();
  }

  destroy(): void {
    this.#life.abort();
    clearTimeout(this.#next);
    cancelAnimationFrame(this.#frame);
  }

  #listen(): void {
    const { signal } = this.#life;
    const bar = this.#bar;
    bar.addEventListener("pointerdown", (event) => this.#press(event), { signal });
    bar.addEventListener("pointermove", (event) => this.#move(event), { signal });
    bar.addEventListener("pointerup", (event) => this.#release(event), { signal });
    bar.addEventListener("pointercancel", () => this.#cancelDrag(), { signal });
    bar.addEventListener("pointerleave", () => this.#dragged ?? this.#point(null), { signal });
    bar.addEventListener("keydown", (event) => this.#handleKey(event), { signal });
    // Screen readers change the value directly.
    this.#slider?.addEventListener(
      "input",
      () => this.#player.seek(this.#slider?.valueAsNumber ?? 0),
      {
        signal,
      },
    );
  }

  get #duration(): number {
    return this.#player.state.durationSeconds || 1;
  }

  #share(seconds: number): string {
    return String(Math.min(1, Math.max(0, seconds / this.#duration)));
  }

  /** Draws in the next frame: a starting film emits many events, and each draw forces layout. */
  #drawSoon(): void {
    clearTimeout(this.#next);
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#drawOn());
  }

  /** Again and again while the film moves in view. */
  #drawOn(): void {
    this.#draw();
    const { phase, isWaiting } = this.#player.state;
    const isMoving = phase === "playing" && !isWaiting && this.#bar.checkVisibility();
    if (isMoving) this.#next = setTimeout(() => this.#drawSoon(), betweenDrawsMs);
  }

  #draw(): void {
    const { currentTime } = this.#player.video;
    const time = this.#dragged ?? currentTime;
    const buffered = rangeAt(this.#player.state.buffered, currentTime);
    this.#bar.style.setProperty("--played", this.#share(time));
    this.#bar.style.setProperty("--buffered", this.#share(buffered?.end ?? 0));
    const second = Math.floor(time);
    if (second === this.#spoken || !this.#slider) return;
    this.#spoken = second;
    this.#slider.value = String(second);
    const spoken = say`${formatSpokenDuration(time)} of ${formatSpokenDuration(this.#duration)}`;
    this.#slider.setAttribute("aria-valuetext", spoken);
  }

  #secondsAt(event: PointerEvent): number {
    const { left, width } = this.#bar.getBoundingClientRect();
    return clampSeek(((event.clientX - left) / width) * this.#duration, this.#duration);
  }

  #point(seconds: number | null): void {
    if (seconds !== null) this.#bar.style.setProperty("--pointed", this.#share(seconds));
    this.#bar.toggleAttribute("data-pointed", seconds !== null);
    this.#preview.show(seconds);
  }

  #press(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.#bar.setPointerCapture(event.pointerId);
    this.#dragged = this.#secondsAt(event);
    this.#point(this.#dragged);
    this.#draw();
  }

  #move(event: PointerEvent): void {
    if (this.#dragged === null && event.pointerType === "touch") return;
    const seconds = this.#secondsAt(event);
    if (this.#dragged !== null) this.#dragged = seconds;
    this.#point(seconds);
    this.#draw();
  }

  #release(event: PointerEvent): void {
    if (this.#dragged === null) return;
    this.#player.seek(this.#dragged);
    this.#dragged = null;
    if (event.pointerType === "touch") this.#point(null);
    this.#draw();
  }

  #cancelDrag(): void {
    this.#dragged = null;
    this.#point(null);
    this.#draw();
  }

  #handleKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const player = this.#player;
    const steps: Record<string, () => void> = {
      ArrowLeft: () => player.seekBy(-5),
      ArrowRight: () => player.seekBy(5),
      PageDown: () => player.seekBy(-30),
      PageUp: () => player.seekBy(30),
      Home: () => player.seek(0),
      End: () => player.seek(this.#duration),
      Enter: () => player.togglePlay(),
      " ": () => player.togglePlay(),
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  }
}
