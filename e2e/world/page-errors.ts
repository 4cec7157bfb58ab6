import type { Page } from "@playwright/test";

/** Collects a page's complaints: console errors and uncaught exceptions. */
export function gatherComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    complaints.push(`${message.text()} (${message.location().url})`);
  });
  return complaints;
}
