import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { assertNever } from "@goldmane/std/assert-never";
import { convertPicture, drawPicture, drawThumbnails } from "./draw-stills.ts";
import type { Engines } from "./engines.ts";
import { encodeFrames } from "./encode-frames.ts";
import { encodeSoundtrack } from "./encode-soundtrack.ts";
import type { FromWorker, Part, Task, ToWorker } from "./tasks.ts";

/** Below whoever answers requests: on Linux a thread has a priority of its own, its children inherit it. */
const niceness = 10;

/** Turns this thread into a studio worker that draws and sounds with the given engines. */
export function serveTasks(engines: Engines): void {
  const port = parentPort;
  if (!port) throw new Error("A studio worker runs in a worker thread");
  try {
    setPriority(niceness);
  } catch {
    // Not every container allows it; the work is the same.
  }
  const running = new Map<number, AbortController>();
  const answer = (message: FromWorker, bytes: readonly Uint8Array[] = []) =>
    port.postMessage(
      message,
      bytes.filter(ownsItsMemory).map((each) => each.buffer),
    );

  port.on("message", (message: ToWorker) => {
    if ("cancel" in message) {
      running.get(message.id)?.abort();
      return;
    }
    const { id, task } = message;
    const controller = new AbortController();
    running.set(id, controller);
    run(engines, task, (part) => answer({ id, part }, part.bytes), controller.signal)
      .then(() => answer({ id, done: true }))
      .catch((error: unknown) => answer({ id, error: String(error) }))
      .finally(() => running.delete(id));
  });
}

async function run(
  engines: Engines,
  task: Task,
  deliver: (part: Part) => void,
  signal: AbortSignal,
): Promise<void> {
  switch (task.kind) {
    case "segment": {
      const { init, media } = await encodeFrames(engines, task, signal);
      return deliver({ index: 0, bytes: [init, media] });
    }
    case "soundtrack":
      return encodeSoundtrack(engines, task, deliver, signal);
    case "thumbnails":
      return drawThumbnails(engines, task, deliver, signal);
    case "picture":
      return deliver({ index: 0, bytes: [await drawPicture(engines, task)] });
    case "convert":
      return deliver({ index: 0, bytes: [await convertPicture(task.image, task.request)] });
    default:
      return assertNever(task);
  }
}

/** Pooled buffers share their memory with others and must be copied. */
function ownsItsMemory(bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> {
  return bytes.byteLength === bytes.buffer.byteLength;
}
