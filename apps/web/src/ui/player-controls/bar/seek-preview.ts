import { formatTime } from "@goldmane/player/core/time/format-time";
import type { Player } from "@goldmane/player/dom/player";

/** Draws the frame at the pointed time; the latest request wins over slower responses. */
export class SeekPreview {
  readonly #player: Player;
  readonly #canvas: HTMLCanvasElement | null;
  readonly #label: Element | null;
  #request = 0;

  constructor(player: Player, bar: Element) {
    this.#player = player;
    this.#canvas = bar.querySelector("canvas");
    this.#label = bar.querySelector("[data-preview-time]");
  }

  /** Null to hide it. */
  show(seconds: number | null): void {
    this.#request += 1;
    if (seconds === null) return;
    if (this.#label) this.#label.textContent = formatTime(seconds);
    void this.#draw(seconds, this.#request);
  }

  async #draw(seconds: number, request: number): Promise<void> {
    const image = await this.#player.thumbnailAt(seconds);
    const canvas = this.#canvas;
    if (!canvas || request !== this.#request) return;
    canvas.hidden = image === null;
    if (!image) return;
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext("2d")?.drawImage(image, 0, 0);
  }
}
