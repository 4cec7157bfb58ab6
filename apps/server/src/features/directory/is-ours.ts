import type { Title } from "#features/library/service.ts";

/** Whether a title is an original of the house, not an operator's own film. */
export function isOurs({ made }: Title): boolean {
  return made.by === "house";
}
