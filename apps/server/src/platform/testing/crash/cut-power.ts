import { basename } from "node:path";

/** A file operation relevant to power loss, parsed from strace -xx. */
export type DiskEvent =
  | { kind: "write"; file: string; offset: number; bytes: Buffer }
  | { kind: "truncate"; file: string; size: number }
  | { kind: "sync"; file: string }
  | { kind: "sync-names" }
  | { kind: "said"; text: string };

/** Parses a thread's trace: operations on a folder's files, and its output. */
export function readTrace(trace: string, folder: string): DiskEvent[] {
  const open = new Map<number, string>();
  return trace.split("\n").flatMap((line): DiskEvent[] => {
    const call = /^(\w+)\((.*)\) += (-?\d+)/.exec(line);
    if (!call || Number(call[3]) < 0) return [];
    const [, name = "", args = "", result = ""] = call;
    const fd = Number.parseInt(args, 10);
    if (name === "openat") {
      open.set(Number(result), unescape(args).toString());
      return [];
    }
    if (name === "write") {
      return fd === 1 ? [{ kind: "said", text: unescape(args).toString() }] : [];
    }
    const path = open.get(fd);
    if (name === "close") open.delete(fd);
    if (path === folder && name === "fsync") return [{ kind: "sync-names" }];
    if (path === undefined || !path.startsWith(`${folder}/`)) return [];
    const file = basename(path);
    const last = Number(/(\d+)$/.exec(args)?.[1]);
    if (name === "pwrite64") return [{ kind: "write", file, offset: last, bytes: unescape(args) }];
    if (name === "ftruncate") return [{ kind: "truncate", file, size: last }];
    if (name === "fsync" || name === "fdatasync") return [{ kind: "sync", file }];
    return [];
  });
}

function unescape(args: string): Buffer {
  const quoted = /"((?:\\x[0-9a-f]{2})*)"/.exec(args)?.[1] ?? "";
  return Buffer.from(quoted.replaceAll("\\x", ""), "hex");
}

type Change = Extract<DiskEvent, { kind: "write" | "truncate" }>;
type File = { durable: Buffer; pending: Change[]; hasName: boolean };

/** Disks lose unsynced data in units of this size. */
const sectorBytes = 512;

/** A simulated disk that guarantees only synced data. */
export class CuttableDisk {
  readonly #files = new Map<string, File>();

  /** @param there the initial files. */
  constructor(there: ReadonlyMap<string, Buffer>) {
    for (const [name, durable] of there) {
      this.#files.set(name, { durable, pending: [], hasName: true });
    }
  }

  apply(event: DiskEvent): void {
    if (event.kind === "said") return;
    if (event.kind === "sync-names") {
      for (const file of this.#files.values()) file.hasName = true;
      return;
    }
    const empty = { durable: Buffer.alloc(0), pending: [], hasName: false };
    const file = this.#files.get(event.file) ?? empty;
    this.#files.set(event.file, file);
    if (event.kind === "sync") {
      for (const change of file.pending) file.durable = changed(file.durable, change);
      file.pending = [];
    } else {
      file.pending.push(event);
    }
  }

  /**
   * The files after a power cut now. Each unsynced sector survives or not by `survives`, in any order,
   * as disks guarantee nothing about them.
   */
  image(survives: () => boolean): Map<string, Buffer> {
    const image = new Map<string, Buffer>();
    for (const [name, { durable, pending, hasName }] of this.#files) {
      if (!hasName && !survives()) continue;
      let content: Buffer = Buffer.from(durable);
      for (const change of pending.flatMap(intoSectors)) {
        if (survives()) content = changed(content, change);
      }
      image.set(name, content);
    }
    return image;
  }
}

function intoSectors(change: Change): Change[] {
  if (change.kind === "truncate") return [change];
  const { bytes, offset } = change;
  const sectors: Change[] = [];
  for (let from = 0; from < bytes.length;) {
    const to = Math.min(bytes.length, from + sectorBytes - ((offset + from) % sectorBytes));
    sectors.push({ ...change, offset: offset + from, bytes: bytes.subarray(from, to) });
    from = to;
  }
  return sectors;
}

function changed(content: Buffer, change: Change): Buffer {
  const size =
    change.kind === "truncate"
      ? change.size
      : Math.max(content.length, change.offset + change.bytes.length);
  const after = size === content.length ? content : Buffer.alloc(size);
  if (after !== content) content.copy(after);
  if (change.kind === "write") change.bytes.copy(after, change.offset);
  return after;
}
