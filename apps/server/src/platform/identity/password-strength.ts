import { AppError } from "@goldmane/contracts/errors";
import {
  isMadeOfOwnWords,
  judgedLength,
  leastPasswordScore,
  toOwnWords,
} from "@goldmane/contracts/family/passwords";
import type { ZxcvbnFactory } from "@zxcvbn-ts/core";

let opening: Promise<ZxcvbnFactory> | undefined;

/** Loaded lazily: the word lists take about 7 MB and 50 ms. */
async function openMeter(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

/**
 * Rejects passwords that are common or nearly so, or mostly the owner's name, username or e-mail
 * address.
 * @throws AppError INVALID_INPUT
 */
export async function requireStrongPassword(
  password: string,
  about: readonly string[],
): Promise<void> {
  const ownWords = toOwnWords(about);
  const given = password.normalize("NFC");
  if (isMadeOfOwnWords(given, ownWords)) {
    throw new AppError(
      "INVALID_INPUT",
      "This password is mostly a name or an address. Choose another one.",
      { issues },
    );
  }
  const meter = await (opening ??= openMeter());
  const { score } = meter.check(given.slice(0, judgedLength), ownWords);
  if (score >= leastPasswordScore) return;
  throw new AppError(
    "INVALID_INPUT",
    "This password is too easy to guess. Try three or four unrelated words.",
    { issues },
  );
}

/** In the form of a schema's issues. */
const issues = [{ path: "/password", message: "must be harder to guess" }];
