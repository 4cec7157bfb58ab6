import { describe, expect, test } from "vitest";
import { ReadAhead } from "./read-ahead.ts";

function openReadAhead(isMade: (index: number) => boolean = () => false) {
  const readAhead = new ReadAhead();
  const made: number[] = [];
  const dropped: number[] = [];
  const make = (wanted: number, signal: AbortSignal) => {
    made.push(wanted);
    signal.addEventListener("abort", () => dropped.push(wanted));
    return new Promise<never>(() => {});
  };
  const sit = (viewer: string, index: number, rendition = "low") =>
    readAhead.follow(viewer, { rendition, index, count: 20 }, { isMade, make });
  return { readAhead, made, dropped, sit };
}

describe("ReadAhead", () => {
  test("keeps three segments ahead, and requests each once", () => {
    const { made, dropped, sit } = openReadAhead();
    sit("ann", 0);
    sit("ann", 1);
    expect(made).toEqual([1, 2, 3, 4]);
    expect(dropped).toEqual([1]);
  });

  test("requests nothing that exists already", () => {
    const { made, sit } = openReadAhead((index) => index < 3);
    sit("ann", 0);
    expect(made).toEqual([3]);
  });

  test("a seek drops the requests ahead of the old position", () => {
    const { made, dropped, sit } = openReadAhead();
    sit("ann", 0);
    sit("ann", 10);
    expect(made).toEqual([1, 2, 3, 11, 12, 13]);
    expect(dropped).toEqual([1, 2, 3]);
  });

  test("a viewer who leaves drops everything, and may come back", () => {
    const { readAhead, made, dropped, sit } = openReadAhead();
    sit("ann", 0);
    sit("bob", 5);
    readAhead.leave("ann");
    expect(dropped).toEqual([1, 2, 3]);
    sit("ann", 0);
    expect(made).toEqual([1, 2, 3, 6, 7, 8, 1, 2, 3]);
  });

  test("does not reach past the end, and follows each viewer separately", () => {
    const { made, dropped, sit } = openReadAhead();
    sit("ann", 18);
    sit("bob", 0);
    expect(made).toEqual([19, 1, 2, 3]);
    expect(dropped).toEqual([]);
  });
});
