import {
  listDevices,
  renameDevice,
  revokeDevice,
  signOutEverywhere,
} from "@goldmane/contracts/account/devices/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { prepareViewerChange } from "#platform/change-viewer.ts";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";

export const devicesQuery = endpointQuery(
  listDevices,
  {},
  {
    // Other browsers sign in and out, so refetch whenever it is shown.
    staleTime: 0,
    refetchOnMount: true,
  },
);

export function useSignOutEverywhere() {
  return useMutation({
    mutationFn: async () => {
      await prepareViewerChange();
      return await call(signOutEverywhere, {});
    },
  });
}

export function useRenameDevice() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string | null }) =>
      call(renameDevice, { id, body: { name } }),
    onSettled: () => cache.invalidateQueries(devicesQuery),
  });
}

export function useRevokeDevice() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(revokeDevice, { id }),
    onSettled: () => cache.invalidateQueries(devicesQuery),
  });
}
