import { setPriority } from "node:os";
import { assertNever } from "@goldmane/std/assert-never";
import { convertPicture, drawPicture, drawThumbnails } from "./draw-stills.ts";
import { encodeFrames } from "./encode-frames.ts";
import { encodeSoundtrack, speechInbox } from "./encode-soundtrack.ts";
import type { Engines } from "./engines.ts";
import type { RequestSpeech } from "./speech-inbox.ts";
import type { FromWorker, Part, Task, ToWorker } from "./tasks.ts";

/** Makes this process a render worker that uses the given engines. */
export function serveTasks(engines: Engines): void {
  lowerPriority();
  const running = new Map<number, AbortController>();
  // Fails if the server is gone; the empty callback keeps the error from being thrown.
  const send = (message: FromWorker) => process.send?.(message, () => {});

  process.on("message", (message: ToWorker) => {
    if ("cancel" in message) {
      running.get(message.id)?.abort();
      return;
    }
    if ("utterance" in message) {
      speechInbox.receive(message.utterance, message.spoken);
      return;
    }
    const { id, task } = message;
    const controller = new AbortController();
    running.set(id, controller);
    const deliver = (part: Part) => send({ id, part });
    const request: RequestSpeech = (wanted) => send({ id, wanted });
    run(engines, task, { deliver, request }, controller.signal)
      .then(() => send({ id, done: true }))
      .catch((error: unknown) => send({ id, error: String(error) }))
      .finally(() => running.delete(id));
  });
  // The server has ended: exit, so that our encoders end too.
  process.on("disconnect", () => process.exit());
}

/** The server's own work comes first. Encoders started from here set their own priority. */
function lowerPriority(): void {
  try {
    setPriority(Number(process.argv.at(-1)));
  } catch {
    // Not every container allows it; the work is the same.
  }
}

async function run(
  engines: Engines,
  task: Task,
  { deliver, request }: { deliver: (part: Part) => void; request: RequestSpeech },
  signal: AbortSignal,
): Promise<void> {
  switch (task.kind) {
    case "segment": {
      const { init, media } = await encodeFrames(engines, task, signal);
      return deliver({ index: 0, bytes: [init, media] });
    }
    case "soundtrack":
      return encodeSoundtrack(engines, task, { deliver, request }, signal);
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
