import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { type Batch, Scheduler, type Lane, type Priority } from "./scheduler.ts";

type TokenVerifier = { open: () => void; signal: AbortSignal };

/** A scheduler whose work lasts until the test ends it, and which records what starts. */
function openFixture(slots: Partial<Record<Lane, number>> = {}) {
  const scheduler = new Scheduler({ pictures: 1, sound: 1, stills: 1, ...slots });
  const started: string[] = [];
  const gates = new Map<string, TokenVerifier>();
  const order = (
    key: string,
    priority: Priority,
    options: { lane?: Lane; signal?: AbortSignal } = {},
  ) =>
    scheduler.run(
      {
        key,
        lane: options.lane ?? "pictures",
        priority,
        work: (signal) =>
          new Promise<string>((resolve, reject) => {
            started.push(key);
            gates.set(key, { open: () => resolve(key), signal });
            signal.addEventListener("abort", () => reject(signal.reason), { once: true });
          }),
      },
      options.signal ?? new AbortController().signal,
    );
  const finish = async (key: string) => {
    gates.get(key)?.open();
    await settled();
  };
  return { scheduler, started, gates, order, finish };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 1));

/** Longer than the batch window. */
const gathered = () => new Promise((resolve) => setTimeout(resolve, 30));

let fixture = openFixture();
afterEach(async () => {
  await fixture.scheduler[Symbol.asyncDispose]();
});

describe("Scheduler", () => {
  test("does one key's work once for all requests", async () => {
    fixture = openFixture();
    const both = Promise.all([fixture.order("a", "viewer"), fixture.order("a", "readAhead")]);
    await fixture.finish("a");
    expect(await both).toEqual(["a", "a"]);
    expect(fixture.started).toEqual(["a"]);
  });

  test("serves a viewer before read-ahead, and read-ahead before warming", async () => {
    fixture = openFixture();
    const all = [
      fixture.order("running", "viewer"),
      fixture.order("warm", "warming"),
      fixture.order("ahead", "readAhead"),
      fixture.order("seen", "viewer"),
    ];
    for (const key of ["running", "seen", "ahead", "warm"]) await fixture.finish(key);
    await Promise.all(all);
    expect(fixture.started).toEqual(["running", "seen", "ahead", "warm"]);
  });

  test("a still waits while a viewer waits for a film, and is drawn once that is done", async () => {
    fixture = openFixture();
    const film = fixture.order("film", "viewer");
    const backdrop = fixture.order("backdrop", "viewer", { lane: "stills" });
    await settled();
    expect(fixture.started).toEqual(["film"]);
    await fixture.finish("film");
    await fixture.finish("backdrop");
    expect(await Promise.all([film, backdrop])).toEqual(["film", "backdrop"]);
  });

  test("but not forever: a page gets its pictures while film segments are made", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    fixture = openFixture();
    const all = [
      fixture.order("film", "viewer"),
      fixture.order("one", "viewer", { lane: "stills" }),
    ];
    await vi.advanceTimersByTimeAsync(1400);
    expect(fixture.started).toEqual(["film"]);
    await vi.advanceTimersByTimeAsync(200);
    expect(fixture.started).toEqual(["film", "one"]);
    const other = fixture.order("other", "viewer", { lane: "stills" });
    fixture.gates.get("one")?.open();
    await vi.advanceTimersByTimeAsync(1400);
    expect(fixture.started).toEqual(["film", "one"]);
    await vi.advanceTimersByTimeAsync(200);
    expect(fixture.started).toEqual(["film", "one", "other"]);
    for (const { open } of fixture.gates.values()) open();
    expect(await Promise.all([...all, other])).toEqual(["film", "one", "other"]);
  });

  test("preempts read-ahead for a viewer, and resumes it later", async () => {
    fixture = openFixture();
    const ahead = fixture.order("ahead", "readAhead");
    const seen = fixture.order("seen", "viewer");
    await settled();
    expect(fixture.started).toEqual(["ahead", "seen"]);
    await fixture.finish("seen");
    await fixture.finish("ahead");
    expect([await seen, await ahead]).toEqual(["seen", "ahead"]);
    expect(fixture.started).toEqual(["ahead", "seen", "ahead"]);
  });

  test("work that a viewer comes to wait for continues, whatever it was started for", async () => {
    fixture = openFixture();
    const ahead = fixture.order("next", "readAhead");
    const seen = fixture.order("next", "viewer");
    const other = fixture.order("other", "viewer");
    await settled();
    expect(fixture.gates.get("next")?.signal.aborted).toBe(false);
    await fixture.finish("next");
    await fixture.finish("other");
    expect(await Promise.all([ahead, seen, other])).toEqual(["next", "next", "other"]);
    expect(fixture.started).toEqual(["next", "other"]);
  });

  test("warming pauses while any request is served, in any lane", async () => {
    fixture = openFixture();
    const warm = fixture.order("warm", "warming", { lane: "stills" });
    const seen = fixture.order("seen", "viewer");
    await settled();
    expect(fixture.gates.get("warm")?.signal.aborted).toBe(true);
    expect(fixture.scheduler.state).toEqual({ running: ["seen"], waiting: ["warm"] });
    await fixture.finish("seen");
    await fixture.finish("warm");
    expect(await Promise.all([warm, seen])).toEqual(["warm", "seen"]);
  });

  test("stops work that no request waits for", async () => {
    fixture = openFixture();
    const [one, other] = [new AbortController(), new AbortController()];
    const first = fixture.order("a", "viewer", { signal: one.signal });
    const second = fixture.order("a", "viewer", { signal: other.signal });
    one.abort(new Error("gone"));
    await expect(first).rejects.toThrow("gone");
    expect(fixture.gates.get("a")?.signal.aborted).toBe(false);
    other.abort(new Error("gone too"));
    await expect(second).rejects.toThrow("gone too");
    expect(fixture.gates.get("a")?.signal.aborted).toBe(true);
    await settled();
    expect(fixture.scheduler.state).toEqual({ running: [], waiting: [] });
  });

  test("never runs more in a lane than it has slots", async () => {
    fixture = openFixture({ pictures: 2 });
    const all = ["a", "b", "c", "d"].map((key) => fixture.order(key, "viewer"));
    await settled();
    expect(fixture.started).toEqual(["a", "b"]);
    await fixture.finish("a");
    expect(fixture.started).toEqual(["a", "b", "c"]);
    for (const key of ["b", "c", "d"]) await fixture.finish(key);
    await Promise.all(all);
  });

  test("a failure reaches all waiting requests, and the next request starts again", async () => {
    fixture = openFixture();
    const failing = { key: "a", lane: "pictures", priority: "viewer" } as const;
    const fail = () => Promise.reject(new Error("no ink"));
    const never = new AbortController().signal;
    const both = [
      fixture.scheduler.run({ ...failing, work: fail }, never),
      fixture.scheduler.run({ ...failing, work: fail }, never),
    ];
    for (const each of both) await expect(each).rejects.toThrow("no ink");
    expect(await fixture.scheduler.run({ ...failing, work: async () => 7 }, never)).toBe(7);
  });

  describe("batched work", () => {
    /**
     * Orders whose keys begin alike form a batch; the given keys are delivered, the rest is left.
     */
    function openBatch(leave: readonly string[] = []) {
      fixture = openFixture();
      const runs: string[][] = [];
      let goOn: () => void = () => {};
      const order = (key: string, priority: Priority, waiting = new AbortController().signal) => {
        const batch: Batch<string> = {
          name: key.slice(0, 1),
          choose: (keys) => [...keys],
          work: async (keys, deliver, signal) => {
            runs.push([...keys]);
            for (const each of keys) {
              await new Promise<void>((resolve, reject) => {
                goOn = resolve;
                signal.addEventListener("abort", () => reject(signal.reason), { once: true });
              });
              if (!leave.includes(each)) deliver(each, `${each} in a batch`);
            }
          },
        };
        const work = (signal: AbortSignal) => {
          runs.push([`${key} alone`]);
          signal.throwIfAborted();
          return Promise.resolve(`${key} alone`);
        };
        return fixture.scheduler.run({ key, lane: "pictures", priority, work, batch }, waiting);
      };
      const deliverNext = async () => {
        goOn();
        await settled();
      };
      return { order, runs, deliverNext };
    }

    test("orders that wait at one time run as one batch, each delivered when it is done", async () => {
      const { order, runs, deliverNext } = openBatch();
      const busy = fixture.order("busy", "viewer");
      const [one, two, other] = [
        order("a1", "readAhead"),
        order("a2", "readAhead"),
        order("b1", "readAhead"),
      ];
      await fixture.finish("busy");
      await busy;
      await gathered();
      await deliverNext();
      expect(await one).toBe("a1 in a batch");
      expect(fixture.scheduler.state.running).toEqual(["a2"]);
      await deliverNext();
      expect([await two, await other]).toEqual(["a2 in a batch", "b1 alone"]);
      expect(runs).toEqual([["a1", "a2"], ["b1 alone"]]);
    });

    test("an order that comes a moment later joins the batch, and no other takes its slot", async () => {
      const { order, runs, deliverNext } = openBatch();
      const one = order("a1", "viewer");
      await settled();
      const two = order("a2", "viewer");
      const ahead = fixture.order("ahead", "readAhead");
      await gathered();
      await deliverNext();
      await deliverNext();
      expect(await Promise.all([one, two])).toEqual(["a1 in a batch", "a2 in a batch"]);
      expect(runs).toEqual([["a1", "a2"]]);
      await fixture.finish("ahead");
      expect(await ahead).toBe("ahead");
      expect(fixture.started).toEqual(["ahead"]);
    });

    test("no order is delayed by a less urgent one in its batch", async () => {
      const { order, runs } = openBatch();
      const busy = fixture.order("busy", "viewer");
      const seen = order("a2", "viewer");
      const ahead = order("a3", "readAhead");
      await fixture.finish("busy");
      await busy;
      await gathered();
      expect([await seen, await ahead]).toEqual(["a2 alone", "a3 alone"]);
      expect(runs).toEqual([["a2 alone"], ["a3 alone"]]);
    });

    test("a viewer who comes to wait for one order of a batch lets it continue", async () => {
      const { order, runs, deliverNext } = openBatch();
      const busy = fixture.order("busy", "viewer");
      const all = [order("a1", "readAhead"), order("a2", "readAhead")];
      await fixture.finish("busy");
      await busy;
      await gathered();
      const [seen, other] = [order("a2", "viewer"), fixture.order("other", "viewer")];
      await deliverNext();
      await deliverNext();
      expect([await seen, ...(await Promise.all(all))]).toEqual([
        "a2 in a batch",
        "a1 in a batch",
        "a2 in a batch",
      ]);
      await fixture.finish("other");
      await other;
      expect(runs).toEqual([["a1", "a2"]]);
    });

    test("the rest of a preempted batch is resumed", async () => {
      const { order, runs, deliverNext } = openBatch();
      const busy = fixture.order("busy", "viewer");
      const all = [order("a1", "readAhead"), order("a2", "readAhead"), order("a3", "readAhead")];
      await fixture.finish("busy");
      await busy;
      await gathered();
      await deliverNext();
      const seen = fixture.order("seen", "viewer");
      await settled();
      await fixture.finish("seen");
      await seen;
      await deliverNext();
      await deliverNext();
      expect(await Promise.all(all)).toEqual(["a1", "a2", "a3"].map((key) => `${key} in a batch`));
      expect(runs).toEqual([
        ["a1", "a2", "a3"],
        ["a2", "a3"],
      ]);
    });

    test("orders that a batch leaves out run alone", async () => {
      const { order, runs, deliverNext } = openBatch(["a1"]);
      const busy = fixture.order("busy", "viewer");
      const all = [order("a1", "readAhead"), order("a2", "readAhead")];
      await fixture.finish("busy");
      await busy;
      await gathered();
      await deliverNext();
      await deliverNext();
      expect(await Promise.all(all)).toEqual(["a1 alone", "a2 in a batch"]);
      expect(runs).toEqual([["a1", "a2"], ["a1 alone"]]);
    });

    test("ends when no request waits for any of it, and not before", async () => {
      const { order, runs } = openBatch();
      const [first, second] = [new AbortController(), new AbortController()];
      const busy = fixture.order("busy", "viewer");
      const one = order("a1", "readAhead", first.signal);
      const two = order("a2", "readAhead", second.signal);
      await fixture.finish("busy");
      await busy;
      await gathered();
      first.abort(new Error("gone"));
      await expect(one).rejects.toThrow("gone");
      expect(fixture.scheduler.state.running).toEqual(["a1", "a2"]);
      second.abort(new Error("gone too"));
      await expect(two).rejects.toThrow("gone too");
      await settled();
      expect(fixture.scheduler.state).toEqual({ running: [], waiting: [] });
      expect(runs).toEqual([["a1", "a2"]]);
    });
  });
});
