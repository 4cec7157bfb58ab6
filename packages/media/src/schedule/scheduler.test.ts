import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { type Batch, Scheduler, type Lane, type Priority } from "./scheduler.ts";

type TokenVerifier = { open: () => void; signal: AbortSignal };

/** A scheduler whose work lasts until the test lets it end, and which writes down what starts. */
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

/** Longer than who can go together waits for others. */
const gathered = () => new Promise((resolve) => setTimeout(resolve, 30));

let house = openHouse();
afterEach(async () => {
  await house.scheduler[Symbol.asyncDispose]();
});

describe("Scheduler", () => {
  test("does one key's work once, for all who wait", async () => {
    house = openHouse();
    const both = Promise.all([house.order("a", "viewer"), house.order("a", "readAhead")]);
    await house.finish("a");
    expect(await both).toEqual(["a", "a"]);
    expect(house.started).toEqual(["a"]);
  });

  test("serves a viewer before read-ahead, and that before warming", async () => {
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

  test("a still stands back while somebody waits for a film, and is drawn once that is there", async () => {
    house = openHouse();
    const film = house.order("film", "viewer");
    const backdrop = house.order("backdrop", "viewer", { lane: "stills" });
    await settled();
    expect(house.started).toEqual(["film"]);
    await house.finish("film");
    await house.finish("backdrop");
    expect(await Promise.all([film, backdrop])).toEqual(["film", "backdrop"]);
  });

  test("but not for ever: a page gets its pictures while the film goes on", async () => {
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

  test("puts read-ahead aside for a viewer, and takes it up again", async () => {
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

  test("what a viewer comes to want goes on, whatever it was begun for", async () => {
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

  test("warming stands still while anybody is served, in any lane", async () => {
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

  test("stops work that nobody waits for any more", async () => {
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

  test("never runs more in a lane than it has places for", async () => {
    house = openHouse({ pictures: 2 });
    const all = ["a", "b", "c", "d"].map((key) => house.order(key, "viewer"));
    await settled();
    expect(house.started).toEqual(["a", "b"]);
    await house.finish("a");
    expect(house.started).toEqual(["a", "b", "c"]);
    for (const key of ["b", "c", "d"]) await house.finish(key);
    await Promise.all(all);
  });

  test("a failure reaches all who wait, and the next asker starts anew", async () => {
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

  describe("work in company", () => {
    /** Orders whose keys begin alike go together; what is told to is delivered, the rest is left. */
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
              if (!leave.includes(each)) deliver(each, `${each} in company`);
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

    test("what waits at one time is made in one go, each handed over when it is done", async () => {
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
      expect(await one).toBe("a1 in company");
      expect(house.scheduler.state.running).toEqual(["a2"]);
      await deliverNext();
      expect([await two, await other]).toEqual(["a2 in company", "b1 alone"]);
      expect(runs).toEqual([["a1", "a2"], ["b1 alone"]]);
    });

    test("who asks a moment after another goes along, and nobody takes their place", async () => {
      const { order, runs, deliverNext } = openBatch();
      const one = order("a1", "viewer");
      await settled();
      const two = order("a2", "viewer");
      const ahead = house.order("ahead", "readAhead");
      await gathered();
      await deliverNext();
      await deliverNext();
      expect(await Promise.all([one, two])).toEqual(["a1 in company", "a2 in company"]);
      expect(runs).toEqual([["a1", "a2"]]);
      await house.finish("ahead");
      expect(await ahead).toBe("ahead");
      expect(house.started).toEqual(["ahead"]);
    });

    test("nobody waits longer for the sake of what is less urgent", async () => {
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

    test("a viewer who comes to want a part of it lets it go on", async () => {
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
        "a2 in company",
        "a1 in company",
        "a2 in company",
      ]);
      await house.finish("other");
      await other;
      expect(runs).toEqual([["a1", "a2"]]);
    });

    test("put aside for a viewer, what is left of it is taken up again", async () => {
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
      expect(await Promise.all(all)).toEqual(["a1", "a2", "a3"].map((key) => `${key} in company`));
      expect(runs).toEqual([
        ["a1", "a2", "a3"],
        ["a2", "a3"],
      ]);
    });

    test("what it leaves is made alone", async () => {
      const { order, runs, deliverNext } = openBatch(["a1"]);
      const busy = house.order("busy", "viewer");
      const all = [order("a1", "readAhead"), order("a2", "readAhead")];
      await house.finish("busy");
      await busy;
      await gathered();
      await deliverNext();
      await deliverNext();
      expect(await Promise.all(all)).toEqual(["a1 alone", "a2 in company"]);
      expect(runs).toEqual([["a1", "a2"], ["a1 alone"]]);
    });

    test("ends when nobody waits for any of it, and not before", async () => {
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
