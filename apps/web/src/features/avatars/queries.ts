import { getOwnAvatar, saveAvatar } from "@goldmane/contracts/avatars/api";
import type { AvatarLook } from "@goldmane/contracts/avatars/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";

/** The profile's own avatar. Any film or run can have earned an outfit. */
export const ownAvatarQuery = endpointQuery(
  getOwnAvatar,
  {},
  { staleTime: 0, refetchOnMount: "always" },
);

/** Saves the avatar, and refetches what shows the profile's picture. */
export function useSaveAvatar() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: { look: AvatarLook; asPicture: boolean }) => call(saveAvatar, { body }),
    onError: showErrorToast,
    onSuccess(avatar) {
      cache.setQueryData(ownAvatarQuery.queryKey, avatar);
      void cache.invalidateQueries({
        predicate: ({ meta }) => meta?.["isHouseholdScoped"] === true,
      });
    },
  });
}
