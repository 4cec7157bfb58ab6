import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Utterance } from "@goldmane/sound/voices/words/utterance";
import type { Lane } from "#schedule/scheduler.ts";
import {
  laneOf,
  nicenessOf,
  type FromWorker,
  type Part,
  type SpokenAnswer,
  type Task,
  type ToWorker,
} from "./tasks.ts";

/** A worker without work ends after this long and frees all of its memory. */
const idleMs = 60_000;
const heapMb = 256;

/** Receives a task's parts, and speaks the lines that it asks for. */
export type TaskHandlers = {
  deliver: (part: Part) => void;
  speak?: (utterance: Utterance) => Promise<Int16Array>;
};

type Pending = TaskHandlers & {
  resolve: () => void;
  reject: (error: Error) => void;
};

/** One worker process and its tasks. */
type WorkerSlot = {
  lane: Lane;
  worker: ChildProcess;
  pending: Map<number, Pending>;
  lastFilm: string;
  idle: NodeJS.Timeout | null;
};

class WorkerLost extends Error {
  override name = "WorkerLost";
}

/**
 * The processes that draw, render and encode original films. Each does one task at a time; a task
 * goes to a worker of its lane, preferably to one that has its film open. They are processes rather
 * than threads because canvases are native: one that crashes takes no other down and is replaced,
 * its task retried once; one that ends returns the memory of its canvases.
 */
export class RenderPool implements AsyncDisposable {
  readonly #entry: URL;
  readonly #most: Readonly<Record<Lane, number>>;
  readonly #slots: WorkerSlot[] = [];
  readonly #queue: (() => void)[] = [];
  #nextId = 1;
  #closed = false;

  /** @param entry the worker's module @param most workers at once, by lane */
  constructor(entry: URL, most: Readonly<Record<Lane, number>>) {
    this.#entry = entry;
    this.#most = most;
  }

  /**
   * Resolves when the task is done; its parts are delivered before that. Rejects when the signal
   * aborts.
   */
  async run(task: Task, handlers: TaskHandlers, signal: AbortSignal): Promise<void> {
    try {
      await this.#attempt(task, handlers, signal);
    } catch (error) {
      if (!(error instanceof WorkerLost) || this.#closed) throw error;
      await this.#attempt(task, handlers, signal);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
    const workers = this.#slots.map(({ worker }) => worker);
    await Promise.all(
      workers.map(async (worker) => {
        // An unreferenced worker would not be awaited: the process would end with the others still
        // open.
        worker.ref();
        const ended = once(worker, "exit");
        worker.kill("SIGKILL");
        await ended;
      }),
    );
  }

  async #attempt(task: Task, handlers: TaskHandlers, signal: AbortSignal): Promise<void> {
    const slot = await this.#takeSlot(task, signal);
    const id = this.#nextId++;
    const say = (message: ToWorker) => {
      // A dead worker reports itself by its exit event.
      slot.worker.send(message, () => {});
    };
    const cancel = () => say({ id, cancel: true });
    this.#markBusy(slot);
    slot.lastFilm = filmOf(task);
    try {
      await new Promise<void>((resolve, reject) => {
        const fail = (error: Error) => reject(signal.aborted ? signal.reason : error);
        slot.pending.set(id, { ...handlers, resolve, reject: fail });
        signal.addEventListener("abort", cancel);
        say({ id, task });
      });
    } finally {
      signal.removeEventListener("abort", cancel);
      slot.pending.delete(id);
      if (this.#slots.includes(slot)) this.#markIdle(slot);
      // A task of another lane could not use the free slot, so all of them check.
      for (const lookAgain of this.#queue.splice(0)) lookAgain();
    }
  }

  async #takeSlot(task: Task, signal: AbortSignal): Promise<WorkerSlot> {
    for (;;) {
      signal.throwIfAborted();
      if (this.#closed) throw new WorkerLost("The render pool is closed");
      const lane = laneOf[task.kind];
      const ofLane = this.#slots.filter((slot) => slot.lane === lane);
      const free = ofLane.filter((slot) => slot.pending.size === 0);
      const warm = free.find((slot) => slot.lastFilm === filmOf(task));
      if (warm) return warm;
      if (ofLane.length < this.#most[lane]) return this.#openSlot(lane);
      const [any] = free;
      if (any) return any;
      await new Promise<void>((resolve) => {
        this.#queue.push(resolve);
        signal.addEventListener("abort", () => resolve(), { once: true });
      });
    }
  }

  #openSlot(lane: Lane): WorkerSlot {
    const isSource = this.#entry.pathname.endsWith(".ts");
    const worker = fork(
      isSource ? typeScriptLoader : fileURLToPath(this.#entry),
      [...(isSource ? [this.#entry.href] : []), String(nicenessOf[lane])],
      {
        // Each frame's pixels are large enough that V8 would mark every few frames: a small heap,
        // because
        // distributing it to helper threads takes longer than marking it.
        execArgv: [`--max-old-space-size=${heapMb}`, "--single-threaded-gc"],
        // With one arena per core glibc keeps several times the memory in use.
        env: { MALLOC_ARENA_MAX: "2" },
        serialization: "advanced",
        stdio: ["ignore", "ignore", "inherit", "ipc"],
      },
    );
    const slot: WorkerSlot = { lane, worker, pending: new Map(), lastFilm: "", idle: null };
    worker.on("message", (message: FromWorker) => {
      const pending = slot.pending.get(message.id);
      if (!pending) return;
      if ("part" in message) pending.deliver(message.part);
      else if ("wanted" in message) void sendLines(worker, message, pending);
      else if ("error" in message) pending.reject(new Error(message.error));
      else pending.resolve();
    });
    const lose = (reason: string) => {
      const at = this.#slots.indexOf(slot);
      if (at >= 0) this.#slots.splice(at, 1);
      for (const pending of slot.pending.values()) pending.reject(new WorkerLost(reason));
    };
    worker.on("error", (error) => lose(String(error)));
    worker.on("exit", (code, signal) => lose(`A render worker ended with ${signal ?? code}`));
    this.#slots.push(slot);
    return slot;
  }

  #markBusy({ worker, idle }: WorkerSlot): void {
    if (idle) clearTimeout(idle);
    worker.ref();
    worker.channel?.ref();
  }

  /** A worker without work must not keep the server alive. */
  #markIdle(slot: WorkerSlot): void {
    slot.worker.unref();
    slot.worker.channel?.unref();
    slot.idle = setTimeout(() => {
      if (slot.pending.size > 0) return;
      this.#slots.splice(this.#slots.indexOf(slot), 1);
      slot.worker.kill();
    }, idleMs);
    slot.idle.unref();
  }
}

/** Sends the lines in the order they are needed; the worker may be gone by then. */
async function sendLines(
  worker: ChildProcess,
  { id, wanted }: { id: number; wanted: readonly Utterance[] },
  { speak }: TaskHandlers,
): Promise<void> {
  await Promise.all(
    wanted.map(async (utterance) => {
      const say = (spoken: SpokenAnswer["spoken"]) =>
        worker.send({ id, utterance, spoken } satisfies ToWorker, () => {});
      try {
        if (!speak) throw new Error("This task has no speech");
        say({ samples: await speak(utterance) });
      } catch (error) {
        say({ error: String(error) });
      }
    }),
  );
}

/**
 * In development a worker runs from the sources, loaded by tsx; the bundle contains no TypeScript.
 */
const typeScriptLoader = fileURLToPath(new URL("./load-typescript.mjs", import.meta.url));

function filmOf(task: Task): string {
  if (!("recipe" in task)) return "";
  const { recipe } = task;
  if (recipe.cut === "intro") return recipe.cut;
  if (recipe.cut === "piece") return `piece ${recipe.id}`;
  if (recipe.cut === "bed") return `bed ${JSON.stringify(recipe.bed)}`;
  return `${recipe.cut} ${recipe.story.title}`;
}
