import { pairRemote } from "@goldmane/contracts/companion/api";
import { useMutation } from "@tanstack/react-query";
import { call } from "#platform/api.ts";

/** A code works once: nothing asks a second time by itself. */
export function usePairing() {
  return useMutation({
    mutationFn: (code: string) => call(pairRemote, { body: { code } }),
    retry: false,
  });
}
