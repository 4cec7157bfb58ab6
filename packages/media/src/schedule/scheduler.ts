/** Why work is requested, most urgent first. */
const priorities = ["viewer", "readAhead", "warming"] as const;
export type Priority = (typeof priorities)[number];

/** Kinds of work with slots of their own. */
export type Lane = "pictures" | "sound" | "stills";

export type Order<T> = {
  /** Work under one key is done once, however many requests wait for it. */
  key: string;
  lane: Lane;
  priority: Priority;
  work: (signal: AbortSignal) => Promise<T>;
  /** How it can run in one batch with other waiting orders. */
  batch?: Batch<T>;
};

/** Work that costs less in one go: a film is decoded once for several of its segments. */
export type Batch<T> = {
  /** Only orders with the same name form a batch. */
  name: string;
  /** Of the waiting keys, the ones to process together with this one (inclusive). */
  choose: (waiting: ReadonlySet<string>) => readonly string[];
  /** Delivers each key when it is done. Keys that it leaves out are run alone. */
  work: (
    keys: readonly string[],
    deliver: (key: string, value: T) => void,
    signal: AbortSignal,
  ) => Promise<void>;
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
  cameAt: number;
  waiters: Set<Waiter>;
  work: (signal: AbortSignal) => Promise<unknown>;
  batch: Batch<unknown> | null;
  /** Set while it is running. */
  run: Run | null;
};

/** Occupies one slot of a lane: one job, or several in a batch. */
type Run = { lane: Lane; turn: number; jobs: Set<Job>; controller: AbortController };

/** Batchable work waits this long for siblings: players of a party request at the same time. */
const batchWindowMs = 10;

/**
 * While video is being made, at most one still image is rendered per this interval, so that pages
 * still get their pictures.
 */
const stillMaxWaitMs = 1500;

/**
 * Decides what is made next. Viewers come before read-ahead, and read-ahead before warming. Warming
 * pauses while any other request is served. Stills run one by one, with pauses, while a viewer
 * waits for a film: drawing its backdrop would take the processor from its first picture. Work that
 * no request waits for is stopped, and a full lane preempts less urgent work for a viewer and
 * resumes it later.
 */
export class Scheduler implements AsyncDisposable {
  readonly #slots: Record<Lane, number>;
  readonly #jobs = new Map<string, Job>();
  readonly #running = new Set<Run>();
  #lastStillAt = Number.NEGATIVE_INFINITY;
  #pumpLater: NodeJS.Timeout | undefined;
  #pumpAt = Number.POSITIVE_INFINITY;
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

  /** Running and waiting work, by key: for the operator's page. */
  get state(): { running: string[]; waiting: string[] } {
    const running = [...this.#running].flatMap(({ jobs }) => [...jobs].map((job) => job.key));
    const waiting = [...this.#jobs.values()].filter((job) => !job.run);
    return { running, waiting: waiting.map((job) => job.key) };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#pumpLater);
    const reason = new Error("The server is stopping");
    for (const job of this.#jobs.values()) {
      for (const waiter of job.waiters) waiter.reject(reason);
      job.waiters.clear();
      job.run?.controller.abort(reason);
    }
    this.#jobs.clear();
    while (this.#running.size > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  #add<T>({ key, lane, work, batch }: Order<T>): Job {
    const job: Job = {
      key,
      lane,
      turn: this.#turns++,
      cameAt: performance.now(),
      waiters: new Set(),
      work,
      batch: batch ?? null,
      run: null,
    };
    this.#jobs.set(key, job);
    return job;
  }

  #dropIfUnwanted(job: Job): void {
    if (job.waiters.size > 0) return;
    // The run is still needed for its other jobs; this one may be requested again meanwhile.
    if (job.run && isWanted(job.run)) return;
    // A later request for the same key starts again, even while this run is still stopping.
    for (const each of job.run?.jobs ?? [job]) this.#forget(each);
    job.run?.controller.abort(new Error("No request waits for this work any longer"));
    this.#pump();
  }

  #forget(job: Job): void {
    if (this.#jobs.get(job.key) === job) this.#jobs.delete(job.key);
  }

  #pump(): void {
    const waiting = [...this.#jobs.values()]
      .filter((job) => !job.run && job.waiters.size > 0)
      .toSorted((a, b) => urgency(a) - urgency(b) || a.turn - b.turn);
    const isServing = [...this.#jobs.values()].some((job) => urgency(job) < warming);
    const isPlaying = [...this.#jobs.values()].some(
      (job) => job.lane !== "stills" && urgency(job) === 0,
    );
    if (isServing) this.#preempt((run) => urgencyOf(run) === warming);
    const held = new Set<Lane>();
    for (const job of waiting) {
      if (job.run || held.has(job.lane) || (isServing && urgency(job) === warming)) continue;
      const since = Math.max(job.cameAt, this.#lastStillAt);
      if (isPlaying && job.lane === "stills" && this.#isWithin(since, stillMaxWaitMs)) continue;
      if (job.batch && this.#isWithin(job.cameAt, batchWindowMs)) {
        // Later or less urgent orders must not take its slot meanwhile.
        held.add(job.lane);
        continue;
      }
      const inLane = [...this.#running].filter((other) => other.lane === job.lane);
      if (inLane.length < this.#slots[job.lane]) void this.#start(job, waiting);
      else if (urgency(job) === 0) this.#preemptFor(inLane);
    }
  }

  /**
   * Whether an instant is less than this long ago; schedules another look for when it no longer is.
   */
  #isWithin(since: number, mostMs: number): boolean {
    const remainingMs = since + mostMs - performance.now();
    if (remainingMs > 0) this.#pumpIn(remainingMs);
    return remainingMs > 0;
  }

  #pumpIn(ms: number): void {
    const at = performance.now() + ms;
    if (at >= this.#pumpAt) return;
    clearTimeout(this.#pumpLater);
    this.#pumpAt = at;
    this.#pumpLater = setTimeout(() => {
      this.#pumpAt = Number.POSITIVE_INFINITY;
      this.#pump();
    }, ms).unref();
  }

  #preemptFor(inLane: readonly Run[]): void {
    const isLeaving = inLane.some((run) => run.controller.signal.aborted);
    if (isLeaving) return;
    const [least] = inLane.toSorted((a, b) => urgencyOf(b) - urgencyOf(a) || b.turn - a.turn);
    if (least && urgencyOf(least) > 0) least.controller.abort(preempted);
  }

  #preempt(matches: (run: Run) => boolean): void {
    for (const run of this.#running) {
      if (matches(run) && isWanted(run)) run.controller.abort(preempted);
    }
  }

  async #start(first: Job, waiting: readonly Job[]): Promise<void> {
    const jobs = withBatch(first, waiting);
    const controller = new AbortController();
    const run: Run = { lane: first.lane, turn: first.turn, jobs: new Set(jobs), controller };
    for (const job of jobs) job.run = run;
    this.#running.add(run);
    try {
      if (first.batch && jobs.length > 1) await this.#runBatch(run, first.batch);
      else {
        const value = await first.work(controller.signal);
        this.#finish(first, (waiter) => waiter.resolve(value as never));
      }
    } catch (error) {
      if (controller.signal.reason !== preempted) {
        for (const job of run.jobs) this.#finish(job, (waiter) => waiter.reject(error));
      }
    } finally {
      for (const job of run.jobs) this.#requeue(job);
      if (run.lane === "stills") this.#lastStillAt = performance.now();
      this.#running.delete(run);
      this.#pump();
    }
  }

  /**
   * If a batch fails, its members are retried one by one; only the single run's failure reaches the
   * caller.
   */
  async #runBatch({ jobs, controller }: Run, batch: Batch<unknown>): Promise<void> {
    const members = new Map([...jobs].map((job) => [job.key, job]));
    const deliver = (key: string, value: unknown) => {
      const job = members.get(key);
      if (job) this.#finish(job, (waiter) => waiter.resolve(value as never));
    };
    try {
      await batch.work([...members.keys()], deliver, controller.signal);
    } catch (error) {
      if (controller.signal.aborted) throw error;
    }
    for (const job of jobs) job.batch = null;
  }

  /** A job that its run left unfinished: preempted, or left out of the batch. */
  #requeue(job: Job): void {
    job.run = null;
    if (job.waiters.size === 0) this.#forget(job);
  }

  #finish(job: Job, settle: (waiter: Waiter) => void): void {
    this.#forget(job);
    job.run?.jobs.delete(job);
    for (const waiter of job.waiters) settle(waiter);
    job.waiters.clear();
  }
}

const warming = priorities.indexOf("warming");
const preempted = new Error("Preempted for a viewer");

function urgency(job: Job): number {
  const ranks = [...job.waiters].map((waiter) => priorities.indexOf(waiter.priority));
  return ranks.length > 0 ? Math.min(...ranks) : priorities.length;
}

/** A run is as urgent as the most urgent of its jobs. */
function urgencyOf({ jobs }: Run): number {
  return Math.min(priorities.length, ...[...jobs].map(urgency));
}

function isWanted({ jobs }: Run): boolean {
  return [...jobs].some((job) => job.waiters.size > 0);
}

/** Only equally urgent jobs join the batch, so that it never delays an urgent one. */
function withBatch(first: Job, waiting: readonly Job[]): Job[] {
  const { batch } = first;
  if (!batch) return [first];
  const others = waiting.filter(
    (job) => !job.run && job.batch?.name === batch.name && urgency(job) === urgency(first),
  );
  const byKey = new Map(others.map((job) => [job.key, job]));
  const chosen = batch.choose(new Set(byKey.keys()));
  return [first, ...chosen.flatMap((key) => (key === first.key ? [] : (byKey.get(key) ?? [])))];
}
