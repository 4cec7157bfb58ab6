import { pairRemote } from "@goldmane/contracts/companion/api";
import { useMutation } from "@tanstack/react-query";
import { call } from "#platform/api.ts";

/** Never retried: a code works only once. */
export function usePairing() {
  return useMutation({
    mutationFn: (code: string) => call(pairRemote, { body: { code } }),
    retry: false,
  });
}
