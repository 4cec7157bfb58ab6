import type { Segment, SegmentKey } from "#core/hls/media-playlist.ts";
import { PlaybackFailure } from "#core/state/player-failure.ts";

type FetchBytes = (url: string) => Promise<Uint8Array<ArrayBuffer>>;

/** Decrypts AES-128 resources of one playlist (RFC 8216, 5.2); each key is fetched once. */
export class Decrypter {
  readonly #fetchBytes: FetchBytes;
  readonly #keys = new Map<string, Promise<CryptoKey>>();

  constructor(fetchBytes: FetchBytes) {
    this.#fetchBytes = fetchBytes;
  }

  async decrypt(
    bytes: Uint8Array<ArrayBuffer>,
    key: SegmentKey,
    segment: Pick<Segment, "number">,
  ): Promise<Uint8Array<ArrayBuffer>> {
    // Browsers offer cryptography to secure pages only; other engines bring their own.
    if (!globalThis.isSecureContext) {
      throw new PlaybackFailure("media", "Encrypted films need a secure page here.");
    }
    const algorithm = { name: "AES-CBC", iv: key.iv ?? sequenceVector(segment.number) };
    return new Uint8Array(await crypto.subtle.decrypt(algorithm, await this.#key(key.uri), bytes));
  }

  #key(uri: string): Promise<CryptoKey> {
    const known = this.#keys.get(uri);
    if (known) return known;
    const imported = this.#fetchBytes(uri).then((raw) =>
      crypto.subtle.importKey("raw", raw, "AES-CBC", false, ["decrypt"]),
    );
    this.#keys.set(uri, imported);
    return imported;
  }
}

/** Without an IV the sequence number stands for it, big-endian in 128 bits. */
function sequenceVector(number: number): Uint8Array<ArrayBuffer> {
  const vector = new Uint8Array(16);
  new DataView(vector.buffer).setBigUint64(8, BigInt(number));
  return vector;
}
