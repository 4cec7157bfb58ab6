import { Worker } from "node:worker_threads";
import type { FromWorker, Part, Task, ToWorker } from "./tasks.ts";

/** A thread goes after so long without work, and gives its sets and canvases back. */
const idleMs = 60_000;
const heapMb = 512;

type Pending = {
  task: Task;
  deliver: (part: Part) => void;
  resolve: () => void;
  reject: (error: Error) => void;
};

/** One worker thread and what it is at. */
type Desk = {
  worker: Worker;
  pending: Map<number, Pending>;
  lastFilm: string;
  idle: NodeJS.Timeout | null;
};

class WorkerLost extends Error {
  override name = "WorkerLost";
}

/**
 * The threads that draw, sound and encode films of the house. Each does one task at a time; a task
 * goes to the thread that has its film open, if that is free. A thread that crashes is replaced and
 * its task tried once more.
 */
export class Studio implements AsyncDisposable {
  readonly #entry: URL;
  readonly #most: number;
  readonly #desks: Desk[] = [];
  readonly #queue: (() => void)[] = [];
  #nextId = 1;
  #closed = false;

  /** @param entry the worker's module; @param most threads at once. */
  constructor(entry: URL, most: number) {
    this.#entry = entry;
    this.#most = most;
  }

  /** Resolves when the task is done; its parts arrive before that. Rejects when the signal aborts. */
  async run(task: Task, deliver: (part: Part) => void, signal: AbortSignal): Promise<void> {
    try {
      await this.#attempt(task, deliver, signal);
    } catch (error) {
      if (!(error instanceof WorkerLost) || this.#closed) throw error;
      await this.#attempt(task, deliver, signal);
    }
  }

  get threads(): number {
    return this.#desks.length;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#desks.map((desk) => desk.worker.terminate()));
  }

  async #attempt(task: Task, deliver: (part: Part) => void, signal: AbortSignal): Promise<void> {
    const desk = await this.#freeDesk(task, signal);
    const id = this.#nextId++;
    const say = (message: ToWorker) => desk.worker.postMessage(message, []);
    const cancel = () => say({ id, cancel: true });
    if (desk.idle) clearTimeout(desk.idle);
    desk.lastFilm = filmOf(task);
    try {
      await new Promise<void>((resolve, reject) => {
        const fail = (error: Error) => reject(signal.aborted ? signal.reason : error);
        desk.pending.set(id, { task, deliver, resolve, reject: fail });
        signal.addEventListener("abort", cancel);
        say({ id, task });
      });
    } finally {
      signal.removeEventListener("abort", cancel);
      desk.pending.delete(id);
      if (this.#desks.includes(desk)) this.#rest(desk);
      this.#queue.shift()?.();
    }
  }

  async #freeDesk(task: Task, signal: AbortSignal): Promise<Desk> {
    for (;;) {
      signal.throwIfAborted();
      if (this.#closed) throw new WorkerLost("The studio is closed");
      const free = this.#desks.filter((desk) => desk.pending.size === 0);
      const warm = free.find((desk) => desk.lastFilm === filmOf(task));
      if (warm) return warm;
      if (this.#desks.length < this.#most) return this.#openDesk();
      const [any] = free;
      if (any) return any;
      await new Promise<void>((resolve) => {
        this.#queue.push(resolve);
        signal.addEventListener("abort", () => resolve(), { once: true });
      });
    }
  }

  #openDesk(): Desk {
    const options = { resourceLimits: { maxOldGenerationSizeMb: heapMb }, env: {} };
    const isSource = this.#entry.pathname.endsWith(".ts");
    const worker = isSource
      ? new Worker(typeScriptThread, { ...options, workerData: { entry: this.#entry.href } })
      : new Worker(this.#entry, options);
    const desk: Desk = { worker, pending: new Map(), lastFilm: "", idle: null };
    worker.unref();
    worker.on("message", (message: FromWorker) => {
      const pending = desk.pending.get(message.id);
      if (!pending) return;
      if ("part" in message) pending.deliver(message.part);
      else if ("error" in message) pending.reject(new Error(message.error));
      else pending.resolve();
    });
    const lose = (reason: string) => {
      const at = this.#desks.indexOf(desk);
      if (at >= 0) this.#desks.splice(at, 1);
      for (const pending of desk.pending.values()) pending.reject(new WorkerLost(reason));
    };
    worker.on("error", (error) => lose(String(error)));
    worker.on("exit", (code) => lose(`A studio thread ended with ${code}`));
    this.#desks.push(desk);
    return desk;
  }

  #rest(desk: Desk): void {
    desk.idle = setTimeout(() => {
      if (desk.pending.size > 0) return;
      this.#desks.splice(this.#desks.indexOf(desk), 1);
      void desk.worker.terminate();
    }, idleMs);
    desk.idle.unref();
  }
}

const typeScriptThread = new URL("./typescript-thread.mjs", import.meta.url);

function filmOf(task: Task): string {
  return "recipe" in task ? `${task.recipe.cut} ${task.recipe.story.title}` : "";
}
