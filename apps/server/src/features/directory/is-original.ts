import type { Title } from "#features/library/service.ts";

/** Whether a title is an original rather than an operator's film. */
export function isOriginal({ made }: Title): boolean {
  return made.by === "goldmane";
}
