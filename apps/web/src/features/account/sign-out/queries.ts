import { signOut } from "@goldmane/contracts/account/api";
import type { Input } from "@goldmane/contracts/endpoint";
import { useMutation } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { prepareViewerChange } from "#platform/change-viewer.ts";

export function useSignOut() {
  return useMutation({
    mutationFn: async (proof: Input<typeof signOut>["body"]) => {
      await prepareViewerChange();
      return await call(signOut, { body: proof });
    },
  });
}
