import {
  deleteIngest,
  editTitle,
  listIngest,
  posterPath,
  retryIngest,
} from "@goldmane/contracts/ingest/api";
import type { FilmFacts, IngestItem, IngestState } from "@goldmane/contracts/ingest/schema";
import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { sendFile } from "#platform/send-file.ts";

const unfinished = ["waiting", "probing", "failed", "hidden"] as const satisfies IngestState[];
const lookEveryMs = 1500;

export function isUnderWay({ state }: IngestItem): boolean {
  return state === "waiting" || state === "probing";
}

/**
 * The operator's files that are not listed as films, newest first; refetched while some are being
 * processed.
 */
export const unfinishedFilesQuery = queryOptions({
  queryKey: ["/api/ingest", "unfinished"],
  queryFn: async ({ signal }) => {
    const pages = await Promise.all(
      unfinished.map((state) => call(listIngest, { state }, { signal })),
    );
    return pages.flatMap(({ items }) => items).toSorted((a, b) => b.addedAt - a.addedAt);
  },
  staleTime: 0,
  refetchOnMount: true,
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? lookEveryMs : false),
});

/** A file's state or title shows on many pages: all queries that list films are refetched. */
export function renewFilms(cache: QueryClient): void {
  const namesFilms = ({ queryKey: [path] }: { queryKey: readonly unknown[] }) =>
    typeof path === "string" && /^\/api\/(?:animations|titles|search|ingest|admin)/.test(path);
  cache.removeQueries({ type: "inactive", predicate: namesFilms });
  void cache.invalidateQueries({ predicate: namesFilms });
}

function useAct<Wish>(act: (wish: Wish) => Promise<unknown>) {
  const cache = useQueryClient();
  return useMutation({ mutationFn: act, onSettled: () => renewFilms(cache) });
}

export function useRetryFile() {
  return useAct((id: string) => call(retryIngest, { id }));
}

/** One after another: the first may ask for the password. */
export function useRemoveFiles() {
  return useAct(async (ids: readonly string[]) => {
    for (const id of ids) await call(deleteIngest, { id });
  });
}

export function useEditFilm(id: string) {
  return useAct((said: FilmFacts) => call(editTitle, { id, body: said }));
}

export function useHangPoster(id: string) {
  return useAct((file: File) => sendFile(posterPath.replace(":id", id), file));
}
