import type { Segment, SegmentKey } from "#core/hls/media-playlist.ts";
import { PlaybackFailure } from "#core/state/player-failure.ts";
import { type Cipher, openCipher } from "./cipher.ts";

type FetchBytes = (url: string) => Promise<Uint8Array<ArrayBuffer>>;

/** Decrypts AES-128 resources of one film (RFC 8216, 5.2); each key is fetched once. */
export class Decrypter {
  readonly #fetchBytes: FetchBytes;
  readonly #ciphers = new Map<string, Promise<Cipher>>();

  constructor(fetchBytes: FetchBytes) {
    this.#fetchBytes = fetchBytes;
  }

  /** Fetches a key early, so that it is available with the first segments. */
  prepare(url: string): void {
    // A later request for the key tries again and reports the error.
    this.#cipher(url).catch(() => undefined);
  }

  /** @param key whose URI is absolute: renditions share their film's key */
  async decrypt(
    bytes: Uint8Array<ArrayBuffer>,
    key: SegmentKey,
    segment: Pick<Segment, "number">,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const decipher = await this.#cipher(key.uri);
    try {
      return await decipher(bytes, key.iv ?? sequenceVector(segment.number));
    } catch (error) {
      throw new PlaybackFailure("media", "The film's key doesn't fit it.", { cause: error });
    }
  }

  #cipher(url: string): Promise<Cipher> {
    const known = this.#ciphers.get(url);
    if (known) return known;
    const opening = openCipher(this.#fetchBytes(url));
    opening.catch(() => this.#ciphers.delete(url));
    this.#ciphers.set(url, opening);
    return opening;
  }
}

/** Without an IV the sequence number is used, big-endian in 128 bits. */
function sequenceVector(number: number): Uint8Array<ArrayBuffer> {
  const vector = new Uint8Array(16);
  new DataView(vector.buffer).setBigUint64(8, BigInt(number));
  return vector;
}
