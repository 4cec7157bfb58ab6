import { queryOptions, useQuery } from "@tanstack/react-query";

export type WatchAddress = { id?: string; section?: string };

/** Title id of a watch URL; null while a row index is being resolved. */
export function useWatchedTitle({ id = "", section }: WatchAddress): string | null {
  const { data: inSection = null } = useQuery({
    ...sectionTitleQuery(section ?? "", id),
    enabled: section !== undefined,
    throwOnError: true,
  });
  return section === undefined ? id : inSection;
}

/** Resolved once per visit, so that a playing film doesn't change with its row. */
function sectionTitleQuery(section: string, id: string) {
  return queryOptions({
    queryKey: ["section-title", section, id],
    queryFn: async ({ client }) => {
      const { findSectionTitle } = await import("./find-section-title.ts");
      return findSectionTitle(client, section, id);
    },
    gcTime: 0,
  });
}
