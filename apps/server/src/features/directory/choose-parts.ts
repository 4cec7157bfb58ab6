import type { Title } from "#features/library/service.ts";
import type { Part } from "./lists/showcase.ts";

/**
 * The wanted parts with their titles. A hidden title is replaced by an unused visible one; the list
 * is shorter if there are too few.
 */
export function chooseParts(
  wanted: readonly Part[],
  visible: readonly Title[],
): { title: Title; type: Part["type"] }[] {
  const byId = new Map(visible.map((title) => [title.id, title]));
  const named = new Set(wanted.map(({ titleId }) => titleId));
  const others = visible.filter(({ id }) => !named.has(id)).values();
  return wanted.flatMap(({ titleId, type }) => {
    const title = byId.get(titleId) ?? others.next().value;
    return title ? [{ title, type }] : [];
  });
}
