import { hashLog } from "@goldmane/games/testing/hash-log";
import { parityCasesOf } from "./parity-cases.ts";

/** Page side of the parity test: plays a case, and returns its inputs and the hashes of its states. */
Object.assign(globalThis, {
  playCase(seed: number, name: string) {
    const run = parityCasesOf(seed)
      .find((each) => each.name === name)
      ?.record();
    if (!run) throw new Error(`There is no case ${name}.`);
    return { run, hashes: hashLog(run) };
  },
});
