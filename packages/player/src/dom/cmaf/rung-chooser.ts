import type { RungSource } from "#core/playback-source.ts";
import { chooseRung } from "#core/quality/choose-rung.ts";
import { createServiceTime } from "#core/quality/service-time.ts";
import { isOverdue, shouldAbandon } from "#core/quality/should-abandon.ts";
import { createThroughput } from "#core/quality/throughput.ts";
import type { ByteStream, Timing } from "#dom/fetch/byte-stream.ts";
import type { Abandoned } from "#dom/fetch/fetch-body.ts";

const emptyBelowSeconds = 1;

/** Learns from each download and picks the rung of the next segment. */
export class RungChooser {
  readonly #rungs: readonly RungSource[];
  readonly #screenHeight: () => number | null;
  readonly #throughput;
  readonly #serviceTime = createServiceTime();
  #manualChoice: string | null = null;
  #current: string | null = null;
  #usesLowestNext = false;

  constructor(
    rungs: readonly RungSource[],
    options: { bitsPerSecond: number | null; screenHeight: () => number | null },
  ) {
    this.#rungs = rungs;
    this.#screenHeight = options.screenHeight;
    this.#throughput = createThroughput(options.bitsPerSecond);
  }

  get manualChoice(): string | null {
    return this.#manualChoice;
  }

  get bitsPerSecond(): number | null {
    return this.#throughput.bitsPerSecond();
  }

  /** Sets the viewer's choice; null for the automatic one. */
  setManual(name: string | null): void {
    this.#manualChoice = this.#rungs.some((rung) => rung.name === name) ? name : null;
  }

  choose(bufferSeconds: number, segmentSeconds: number): RungSource {
    const manual = this.#rungs.find((rung) => rung.name === this.#manualChoice);
    if (manual) return manual;
    return chooseRung(this.#rungs, {
      bitsPerSecond: this.#usesLowestNext ? 0 : this.#throughput.bitsPerSecond(),
      bufferSeconds,
      segmentSeconds,
      screenHeight: this.#screenHeight(),
      current: this.#current,
      expectWaitSeconds: (rung) => {
        const { width, height } = this.#find(rung.name);
        return this.#serviceTime.expectSeconds({ pixels: width * height, segmentSeconds });
      },
    });
  }

  learn(rungName: string, segmentSeconds: number, bytes: number, timing: Timing): void {
    const { width, height } = this.#find(rungName);
    this.#current = rungName;
    this.#usesLowestNext = false;
    this.#throughput.add({ bytes, transferMs: timing.transferMs });
    this.#serviceTime.add({
      seconds: timing.waitMs / 1000,
      pixels: width * height,
      segmentSeconds,
    });
  }

  /**
   * Whether to fetch a segment only if the server has it cached: with an empty buffer there is no
   * time to draw more than the lowest rung.
   */
  onlyIfCached(rungName: string, bufferSeconds: number): boolean {
    const isFixed = this.#manualChoice !== null || rungName === this.lowest().name;
    return !isFixed && bufferSeconds < emptyBelowSeconds;
  }

  isWorthwhile(
    rungName: string,
    segmentSeconds: number,
    stream: ByteStream,
    bufferSeconds: number,
  ): boolean {
    const lowest = this.lowest();
    if (this.#manualChoice !== null || rungName === lowest.name) return true;
    if (stream.receivedBytes === 0) return !isOverdue(stream.timing.waitMs, bufferSeconds);
    const bytesOf = (bandwidth: number) => (bandwidth * segmentSeconds) / 8;
    const download = {
      receivedBytes: stream.receivedBytes,
      expectedBytes: stream.totalBytes ?? bytesOf(this.#find(rungName).bandwidth),
      transferMs: stream.timing.transferMs,
    };
    return !shouldAbandon(download, bufferSeconds, bytesOf(lowest.bandwidth));
  }

  /** After a segment that didn't arrive in time: the next one is of the lowest rung, whatever the averages. */
  useLowestNext(rungName: string, segmentSeconds: number, download: Abandoned): void {
    const { receivedBytes, timing, isNotCached } = download;
    this.#usesLowestNext = true;
    if (isNotCached) return;
    this.#throughput.add({ bytes: receivedBytes, transferMs: timing.transferMs });
    const { width, height } = this.#find(rungName);
    // A lower bound: the real wait is unknown.
    const seconds = (timing.waitMs / 1000) * 2;
    if (receivedBytes === 0) {
      this.#serviceTime.add({ seconds, pixels: width * height, segmentSeconds });
    }
  }

  /** The next segment is of the lowest rung: there is no time for another one. */
  startLowest(): void {
    this.#usesLowestNext = true;
  }

  lowest(): RungSource {
    const [first, ...rest] = this.#rungs;
    if (!first) throw new RangeError("A ladder has at least one rung.");
    return rest.reduce((low, rung) => (rung.bandwidth < low.bandwidth ? rung : low), first);
  }

  #find(name: string): RungSource {
    return this.#rungs.find((rung) => rung.name === name) ?? this.lowest();
  }
}
