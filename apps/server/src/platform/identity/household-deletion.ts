import type { App } from "#platform/app.ts";
import { perApp } from "#platform/per-app.ts";

type Preparation = (householdId: string) => Promise<void>;

const preparationsOf = perApp(() => new Set<Preparation>());

/** Registers what must happen before a household's rows are deleted. An error keeps the household. */
export function beforeHouseholdDeletion(app: App, preparation: Preparation): void {
  preparationsOf(app).add(preparation);
}

export async function prepareHouseholdDeletion(app: App, householdId: string): Promise<void> {
  for (const prepare of preparationsOf(app)) await prepare(householdId);
}
