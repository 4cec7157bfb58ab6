import {
  deleteIngest,
  editTitle,
  listIngest,
  posterPath,
  retryIngest,
} from "@goldmane/contracts/ingest/api";
import type { FilmFacts, IngestItem, IngestState } from "@goldmane/contracts/ingest/schema";
import {
  getTitle,
  listAnimations,
  listFeatured,
  listPopular,
  listPreviews,
} from "@goldmane/contracts/library/api";
import { listSimilar } from "@goldmane/contracts/library/similar";
import { readHeatMap } from "@goldmane/contracts/parties/api";
import { listTracks } from "@goldmane/contracts/playback/tracks";
import { searchTitles } from "@goldmane/contracts/search/api";
import {
  type Query,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { endpointKey } from "#platform/queries/endpoint-query.ts";
import { isOperatorScoped } from "#platform/queries/operator-scoped.ts";
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
  queryKey: endpointKey(listIngest, {}, "unfinished"),
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

/** The paths of all endpoints whose replies name films. */
const filmPaths: ReadonlySet<unknown> = new Set(
  [
    listAnimations,
    listFeatured,
    listPopular,
    listPreviews,
    getTitle,
    listTracks,
    listSimilar,
    readHeatMap,
    searchTitles,
    listIngest,
  ].map(({ path }) => path),
);

/** A file's state or title shows on many pages: all queries that list films are refetched. */
export function renewFilms(cache: QueryClient): void {
  const namesFilms = (query: Query) => filmPaths.has(query.queryKey[0]) || isOperatorScoped(query);
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
