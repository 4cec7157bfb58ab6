import { setImmediate as letOthersIn } from "node:timers/promises";
import { titleCard } from "@goldmane/contracts/library/schema";
import * as z from "zod/mini";
import { presentCard } from "./present.ts";
import type { Title } from "./title.ts";

/** Title objects are immutable: a change creates a new one. */
const written = new WeakMap<Title, string>();

/** Cards serialized per turn of the event loop: a few milliseconds. */
const atOnce = 200;

/** Titles as a JSON array of cards, each validated and serialized once. */
export async function writeCards(titles: readonly Title[]): Promise<Buffer> {
  const unwritten = titles.filter((title) => !written.has(title));
  for (const [index, title] of unwritten.entries()) {
    if (index > 0 && index % atOnce === 0) await letOthersIn();
    written.set(title, writeCard(title));
  }
  return Buffer.from(`[${titles.map((title) => written.get(title) ?? writeCard(title)).join()}]`);
}

function writeCard(title: Title): string {
  return JSON.stringify(z.encode(titleCard, presentCard(title)));
}
