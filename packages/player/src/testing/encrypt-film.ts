import { createCipheriv, randomBytes } from "node:crypto";
import type { Film } from "./make-film.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** The same film with its segments under one key, their numbers for vectors (RFC 8216, 5.2). */
export function encryptFilm({ source, files }: Film): Film {
  const key = randomBytes(16);
  const renditions = [...source.rungs.map(({ name }) => name), ...source.audioTracks.map(getId)];
  const encrypted = new Map<string, Bytes>([...files, ["key", new Uint8Array(key)]]);
  for (const name of renditions) {
    const playlist = new TextDecoder().decode(files.get(`${name}.m3u8`));
    const withKey = playlist.replace(/^#EXT-X-MAP.*$/m, '$&\n#EXT-X-KEY:METHOD=AES-128,URI="key"');
    encrypted.set(`${name}.m3u8`, new TextEncoder().encode(withKey));
  }
  for (const [path, bytes] of files) {
    const [, name = "", number] = /^(\w+)\/(\d+)\.m4s$/.exec(path) ?? [];
    if (renditions.includes(name)) encrypted.set(path, encrypt(bytes, key, Number(number)));
  }
  return { source: { ...source, keyUrl: "/film/key" }, files: encrypted };
}

function encrypt(bytes: Bytes, key: Buffer, number: number): Bytes {
  const vector = Buffer.alloc(16);
  vector.writeBigUInt64BE(BigInt(number), 8);
  const cipher = createCipheriv("aes-128-cbc", key, vector);
  return new Uint8Array(Buffer.concat([cipher.update(bytes), cipher.final()]));
}

function getId({ id }: { id: string }): string {
  return id;
}
