import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { type Batch, Scheduler, type Lane, type Priority } from "./scheduler.ts";

type TokenVerifier = { open: () => void; signal: AbortSignal };

/** A scheduler whose work lasts until the test ends it, and which records what starts. */
function openHouse(slots: Partial<Record<Lane, number>> = {}) {
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

let house = openHouse();
afterEach(async () => {
  await house.scheduler[Symbol.asyncDispose]();
});

describe("Scheduler", () => {
  test("does one key's work once for all requests", async () => {
    house = openHouse();
    const both = Promise.all([house.order("a", "viewer"), house.order("a", "readAhead")]);
    await house.finish("a");
    expect(await both).toEqual(["a", "a"]);
    expect(house.started).toEqual(["a"]);
  });

  test("serves a viewer before read-ahead, and read-ahead before warming", async () => {
    house = openHouse();
    const all = [
      house.order("running", "viewer"),
      house.order("warm", "warming"),
      house.order("ahead", "readAhead"),
      house.order("seen", "viewer"),
    ];
    for (const key of ["running", "seen", "ahead", "warm"]) await house.finish(key);
    await Promise.all(all);
    expect(house.started).toEqual(["running", "seen", "ahead", "warm"]);
  });

  test("a still waits while a viewer waits for a film, and is drawn once that is done", async () => {
    house = openHouse();
    const film = house.order("film", "viewer");
    const backdrop = house.order("backdrop", "viewer", { lane: "stills" });
    await settled();
    expect(house.started).toEqual(["film"]);
    await house.finish("film");
    await house.finish("backdrop");
    expect(await Promise.all([film, backdrop])).toEqual(["film", "backdrop"]);
  });

  test("but not forever: a page gets its pictures while film segments are made", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    house = openHouse();
    const all = [house.order("film", "viewer"), house.order("one", "viewer", { lane: "stills" })];
    await vi.advanceTimersByTimeAsync(1400);
    expect(house.started).toEqual(["film"]);
    await vi.advanceTimersByTimeAsync(200);
    expect(house.started).toEqual(["film", "one"]);
    const other = house.order("other", "viewer", { lane: "stills" });
    house.gates.get("one")?.open();
    await vi.advanceTimersByTimeAsync(1400);
    expect(house.started).toEqual(["film", "one"]);
    await vi.advanceTimersByTimeAsync(200);
    expect(house.started).toEqual(["film", "one", "other"]);
    for (const { open } of house.gates.values()) open();
    expect(await Promise.all([...all, other])).toEqual(["film", "one", "other"]);
  });

  test("preempts read-ahead for a viewer, and resumes it later", async () => {
    house = openHouse();
    const ahead = house.order("ahead", "readAhead");
    const seen = house.order("seen", "viewer");
    await settled();
    expect(house.started).toEqual(["ahead", "seen"]);
    await house.finish("seen");
    await house.finish("ahead");
    expect([await seen, await ahead]).toEqual(["seen", "ahead"]);
    expect(house.started).toEqual(["ahead", "seen", "ahead"]);
  });

  test("work that a viewer comes to wait for continues, whatever it was started for", async () => {
    house = openHouse();
    const ahead = house.order("next", "readAhead");
    const seen = house.order("next", "viewer");
    const other = house.order("other", "viewer");
    await settled();
    expect(house.gates.get("next")?.signal.aborted).toBe(false);
    await house.finish("next");
    await house.finish("other");
    expect(await Promise.all([ahead, seen, other])).toEqual(["next", "next", "other"]);
    expect(house.started).toEqual(["next", "other"]);
  });

  test("warming pauses while any request is served, in any lane", async () => {
    house = openHouse();
    const warm = house.order("warm", "warming", { lane: "stills" });
    const seen = house.order("seen", "viewer");
    await settled();
    expect(house.gates.get("warm")?.signal.aborted).toBe(true);
    expect(house.scheduler.state).toEqual({ running: ["seen"], waiting: ["warm"] });
    await house.finish("seen");
    await house.finish("warm");
    expect(await Promise.all([warm, seen])).toEqual(["warm", "seen"]);
  });

  test("stops work that no request waits for", async () => {
    house = openHouse();
    const [one, other] = [new AbortController(), new AbortController()];
    const first = house.order("a", "viewer", { signal: one.signal });
    const second = house.order("a", "viewer", { signal: other.signal });
    one.abort(new Error("gone"));
    await expect(first).rejects.toThrow("gone");
    expect(house.gates.get("a")?.signal.aborted).toBe(false);
    other.abort(new Error("gone too"));
    await expect(second).rejects.toThrow("gone too");
    expect(house.gates.get("a")?.signal.aborted).toBe(true);
    await settled();
    expect(house.scheduler.state).toEqual({ running: [], waiting: [] });
  });

  test("never runs more in a lane than it has slots", async () => {
    house = openHouse({ pictures: 2 });
    const all = ["a", "b", "c", "d"].map((key) => house.order(key, "viewer"));
    await settled();
    expect(house.started).toEqual(["a", "b"]);
    await house.finish("a");
    expect(house.started).toEqual(["a", "b", "c"]);
    for (const key of ["b", "c", "d"]) await house.finish(key);
    await Promise.all(all);
  });

  test("a failure reaches all waiting requests, and the next request starts again", async () => {
    house = openHouse();
    const failing = { key: "a", lane: "pictures", priority: "viewer" } as const;
    const fail = () => Promise.reject(new Error("no ink"));
    const never = new AbortController().signal;
    const both = [
      house.scheduler.run({ ...failing, work: fail }, never),
      house.scheduler.run({ ...failing, work: fail }, never),
    ];
    for (const each of both) await expect(each).rejects.toThrow("no ink");
    expect(await house.scheduler.run({ ...failing, work: async () => 7 }, never)).toBe(7);
  });

  describe("batched work", () => {
    /**
     * Orders whose keys begin alike form a batch; the given keys are delivered, the rest is left.
     */
    function openBatch(leave: readonly string[] = []) {
      house = openHouse();
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
        return house.scheduler.run({ key, lane: "pictures", priority, work, batch }, waiting);
      };
      const deliverNext = async () => {
        goOn();
        await settled();
      };
      return { order, runs, deliverNext };
    }

    test("orders that wait at one time run as one batch, each delivered when it is done", async () => {
      const { order, runs, deliverNext } = openBatch();
      const busy = house.order("busy", "viewer");
      const [one, two, other] = [
        order("a1", "readAhead"),
        order("a2", "readAhead"),
        order("b1", "readAhead"),
      ];
      await house.finish("busy");
      await busy;
      await gathered();
      await deliverNext();
      expect(await one).toBe("a1 in a batch");
      expect(house.scheduler.state.running).toEqual(["a2"]);
      await deliverNext();
      expect([await two, await other]).toEqual(["a2 in a batch", "b1 alone"]);
      expect(runs).toEqual([["a1", "a2"], ["b1 alone"]]);
    });

    test("an order that comes a moment later joins the batch, and no other takes its slot", async () => {
      const { order, runs, deliverNext } = openBatch();
      const one = order("a1", "viewer");
      await settled();
      const two = order("a2", "viewer");
      const ahead = house.order("ahead", "readAhead");
      await gathered();
      await deliverNext();
      await deliverNext();
      expect(await Promise.all([one, two])).toEqual(["a1 in a batch", "a2 in a batch"]);
      expect(runs).toEqual([["a1", "a2"]]);
      await house.finish("ahead");
      expect(await ahead).toBe("ahead");
      expect(house.started).toEqual(["ahead"]);
    });

    test("no order is delayed by a less urgent one in its batch", async () => {
      const { order, runs } = openBatch();
      const busy = house.order("busy", "viewer");
      const seen = order("a2", "viewer");
      const ahead = order("a3", "readAhead");
      await house.finish("busy");
      await busy;
      await gathered();
      expect([await seen, await ahead]).toEqual(["a2 alone", "a3 alone"]);
      expect(runs).toEqual([["a2 alone"], ["a3 alone"]]);
    });

    test("a viewer who comes to wait for one order of a batch lets it continue", async () => {
      const { order, runs, deliverNext } = openBatch();
      const busy = house.order("busy", "viewer");
      const all = [order("a1", "readAhead"), order("a2", "readAhead")];
      await house.finish("busy");
      await busy;
      await gathered();
      const [seen, other] = [order("a2", "viewer"), house.order("other", "viewer")];
      await deliverNext();
      await deliverNext();
      expect([await seen, ...(await Promise.all(all))]).toEqual([
        "a2 in a batch",
        "a1 in a batch",
        "a2 in a batch",
      ]);
      await house.finish("other");
      await other;
      expect(runs).toEqual([["a1", "a2"]]);
    });

    test("the rest of a preempted batch is resumed", async () => {
      const { order, runs, deliverNext } = openBatch();
      const busy = house.order("busy", "viewer");
      const all = [order("a1", "readAhead"), order("a2", "readAhead"), order("a3", "readAhead")];
      await house.finish("busy");
      await busy;
      await gathered();
      await deliverNext();
      const seen = house.order("seen", "viewer");
      await settled();
      await house.finish("seen");
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
      const busy = house.order("busy", "viewer");
      const all = [order("a1", "readAhead"), order("a2", "readAhead")];
      await house.finish("busy");
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
      const busy = house.order("busy", "viewer");
      const one = order("a1", "readAhead", first.signal);
      const two = order("a2", "readAhead", second.signal);
      await house.finish("busy");
      await busy;
      await gathered();
      first.abort(new Error("gone"));
      await expect(one).rejects.toThrow("gone");
      expect(house.scheduler.state.running).toEqual(["a1", "a2"]);
      second.abort(new Error("gone too"));
      await expect(two).rejects.toThrow("gone too");
      await settled();
      expect(house.scheduler.state).toEqual({ running: [], waiting: [] });
      expect(runs).toEqual([["a1", "a2"]]);
    });
  });
});
