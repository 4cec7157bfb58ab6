/** Why a piece of work is wanted, most urgent first. */
const priorities = ["viewer", "readAhead", "warming"] as const;
export type Priority = (typeof priorities)[number];

/** Kinds of work that do not wait for one another. */
export type Lane = "pictures" | "sound" | "stills";

export type Order<T> = {
  /** Work under one key is done once, however many wait for it. */
  key: string;
  lane: Lane;
  priority: Priority;
  work: (signal: AbortSignal) => Promise<T>;
};

type Waiter = {
  priority: Priority;
  resolve: (value: never) => void;
  reject: (reason: unknown) => void;
};

type Job = {
  key: string;
  lane: Lane;
  /** Order of arrival, which decides among equals. */
  turn: number;
  waiters: Set<Waiter>;
  work: (signal: AbortSignal) => Promise<unknown>;
  /** Set while it runs. */
  controller: AbortController | null;
};

/**
 * Decides what is made next. A viewer goes before read-ahead, and that before warming; warming
 * stands still while anybody else is served. Work that nobody waits for any more is stopped, and a
 * lane that is full puts aside lesser work for a viewer and takes it up again later.
 */
export class Scheduler implements AsyncDisposable {
  readonly #slots: Record<Lane, number>;
  readonly #jobs = new Map<string, Job>();
  readonly #running = new Set<Job>();
  #turns = 0;
  #closed = false;

  constructor(slots: Record<Lane, number>) {
    this.#slots = slots;
  }

  /** Rejects with the signal's reason as soon as it aborts. */
  run<T>(order: Order<T>, waiting: AbortSignal): Promise<T> {
    if (waiting.aborted) return Promise.reject(waiting.reason);
    if (this.#closed) return Promise.reject(new Error("The scheduler is closed"));
    const job = this.#jobs.get(order.key) ?? this.#add(order);
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        job.waiters.delete(waiter);
        reject(waiting.reason);
        this.#dropIfUnwanted(job);
      };
      const done =
        <V>(settle: (value: V) => void) =>
        (value: V) => {
          waiting.removeEventListener("abort", leave);
          settle(value);
        };
      const waiter: Waiter = {
        priority: order.priority,
        resolve: done(resolve),
        reject: done(reject),
      };
      job.waiters.add(waiter);
      waiting.addEventListener("abort", leave, { once: true });
      this.#pump();
    });
  }

  /** Work under way and waiting, by key: what an operator is shown. */
  get state(): { running: string[]; waiting: string[] } {
    const running = [...this.#running].map((job) => job.key);
    const waiting = [...this.#jobs.values()].filter((job) => !job.controller);
    return { running, waiting: waiting.map((job) => job.key) };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
    const reason = new Error("The server is stopping");
    for (const job of this.#jobs.values()) {
      for (const waiter of job.waiters) waiter.reject(reason);
      job.waiters.clear();
      job.controller?.abort(reason);
    }
    this.#jobs.clear();
    while (this.#running.size > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  #add<T>({ key, lane, work }: Order<T>): Job {
    const job: Job = { key, lane, turn: this.#turns++, waiters: new Set(), work, controller: null };
    this.#jobs.set(key, job);
    return job;
  }

  #dropIfUnwanted(job: Job): void {
    if (job.waiters.size > 0) return;
    // A later request for the same key starts anew, even while this one is still letting go.
    if (this.#jobs.get(job.key) === job) this.#jobs.delete(job.key);
    job.controller?.abort(new Error("Nobody waits for it"));
    this.#pump();
  }

  #pump(): void {
    const waiting = [...this.#jobs.values()]
      .filter((job) => !job.controller && job.waiters.size > 0)
      .toSorted((a, b) => urgency(a) - urgency(b) || a.turn - b.turn);
    const isServing = [...this.#jobs.values()].some((job) => urgency(job) < warming);
    if (isServing) this.#setAside((job) => urgency(job) === warming);
    for (const job of waiting) {
      if (isServing && urgency(job) === warming) continue;
      const inLane = [...this.#running].filter((other) => other.lane === job.lane);
      if (inLane.length < this.#slots[job.lane]) void this.#start(job);
      else if (urgency(job) === 0) this.#makeRoom(inLane);
    }
  }

  #makeRoom(inLane: readonly Job[]): void {
    const isLeaving = inLane.some((job) => job.controller?.signal.aborted);
    if (isLeaving) return;
    const [least] = inLane.toSorted((a, b) => urgency(b) - urgency(a) || b.turn - a.turn);
    if (least && urgency(least) > 0) least.controller?.abort(putAside);
  }

  #setAside(matches: (job: Job) => boolean): void {
    for (const job of this.#running) {
      if (matches(job) && job.waiters.size > 0) job.controller?.abort(putAside);
    }
  }

  async #start(job: Job): Promise<void> {
    const controller = new AbortController();
    job.controller = controller;
    this.#running.add(job);
    try {
      const value = await job.work(controller.signal);
      this.#finish(job, (waiter) => waiter.resolve(value as never));
    } catch (error) {
      if (controller.signal.reason === putAside && job.waiters.size > 0) job.controller = null;
      else this.#finish(job, (waiter) => waiter.reject(error));
    } finally {
      this.#running.delete(job);
      this.#pump();
    }
  }

  #finish(job: Job, settle: (waiter: Waiter) => void): void {
    if (this.#jobs.get(job.key) === job) this.#jobs.delete(job.key);
    for (const waiter of job.waiters) settle(waiter);
    job.waiters.clear();
  }
}

const warming = priorities.indexOf("warming");
const putAside = new Error("Put aside for a viewer");

function urgency(job: Job): number {
  const ranks = [...job.waiters].map((waiter) => priorities.indexOf(waiter.priority));
  return ranks.length > 0 ? Math.min(...ranks) : priorities.length;
}
