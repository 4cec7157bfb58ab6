import {
  deleteNatureMix,
  listNatureMixes,
  renameNatureMix,
  saveNatureMix,
} from "@goldmane/contracts/nature-mixes/api";
import type { NewMix } from "@goldmane/contracts/nature-mixes/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";

/** The profile's saved mixes, latest first. Other devices change them too. */
export const natureMixesQuery = endpointQuery(
  listNatureMixes,
  {},
  { staleTime: 0, refetchOnMount: true },
);

function useMixMutation<Input, Result>(change: (input: Input) => Promise<Result>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => cache.invalidateQueries(natureMixesQuery),
  });
}

export function useSaveNatureMix() {
  return useMixMutation((mix: NewMix) => call(saveNatureMix, { body: mix }));
}

export function useRenameNatureMix() {
  return useMixMutation(({ id, name }: { id: string; name: string }) =>
    call(renameNatureMix, { id, body: { name } }),
  );
}

export function useDeleteNatureMix() {
  return useMixMutation((id: string) => call(deleteNatureMix, { id }));
}
