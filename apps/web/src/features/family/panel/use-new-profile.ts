import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { useApproveProfile } from "#features/family/manage/queries.ts";
import { useCreateProfile } from "#features/family/queries.ts";
import { ApiError } from "#platform/api.ts";
import type { Draft } from "./state.ts";
import { suggestOtherUsername, suggestUsername } from "./suggest-sign-in.ts";

type Options = {
  /** A parent adds it to their own household. */
  isByParent: boolean;
  /** The username is a suggestion. */
  mayRename: boolean;
};

/** Creates profiles. */
export function useNewProfile({ isByParent, mayRename }: Options) {
  const creation = useCreateProfile();
  const approval = useApproveProfile();

  /** Tries another username if the suggested one is taken. */
  const insert = async (draft: Draft, triesLeft = 3): Promise<FamilyProfile> => {
    try {
      return await creation.mutateAsync(draft);
    } catch (error) {
      const isTaken = error instanceof ApiError && error.code === "CONFLICT";
      if (!isTaken || !mayRename || triesLeft === 0) throw error;
      const username = suggestOtherUsername(suggestUsername(draft.name));
      return await insert({ ...draft, username }, triesLeft - 1);
    }
  };

  /** A parent who opened their profile without a password is asked for it; the profile waits otherwise. */
  const create = async (draft: Draft): Promise<FamilyProfile> => {
    const profile = await insert(draft);
    if (profile.status !== "waiting" || !isByParent) return profile;
    return await approval.mutateAsync(profile.id).catch(() => profile);
  };

  return { create, isPending: creation.isPending || approval.isPending };
}
