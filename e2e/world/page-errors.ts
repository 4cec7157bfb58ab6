import type { Page } from "@playwright/test";

/** Collects a page's errors: console errors and uncaught exceptions. */
export function collectPageErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    errors.push(`${message.text()} (${message.location().url})`);
  });
  return errors;
}
