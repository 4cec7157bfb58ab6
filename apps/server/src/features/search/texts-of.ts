import type { SearchMatch } from "@goldmane/contracts/search/schema";
import { listSpokenLines, listSubjects, type Title } from "#features/library/service.ts";

/** Searchable texts besides the name, in displayable form. */
export function textsOf(title: Title): Record<SearchMatch["field"], readonly string[]> {
  return {
    cast: [
      ...title.cast.map(({ name, role }) => (role ? `${role}: ${name}` : name)),
      title.director,
    ],
    about: [...(title.series ? [title.series.name] : []), ...listSubjects(title)],
    story: [
      ...(title.subtitle ? [title.subtitle] : []),
      title.tagline,
      ...title.synopsis.split(/(?<=[.!?])\s+/),
    ],
    line: listSpokenLines(title),
  };
}
