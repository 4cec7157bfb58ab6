import type { FamilyProfile, SignedInProfile } from "@goldmane/contracts/family/schema";
import { useReducer } from "react";
import {
  useChooseProfile,
  useCreateProfile,
  useSignInToProfile,
} from "#features/family/queries.ts";
import { ApiError } from "#platform/api.ts";
import { showToast } from "#ui/toast/toasts.ts";
import {
  choiceFailed,
  draftMissing,
  profileCreated,
  registrationFailed,
  secretMissing,
  signInFailed,
  waitsForParent,
  welcomeBack,
  wordsOf,
} from "./messages.ts";
import { isDraftComplete, isSecretComplete, nextPanel, openPanel, pinLength } from "./state.ts";

type Options = {
  householdCode: string;
  /** Somebody is in. */
  onEntered: (profile: SignedInProfile) => void;
};

/** The profile dialog's state with everything that can be done in it. */
export function useProfilePanel({ householdCode, onEntered }: Options) {
  const [state, dispatch] = useReducer(nextPanel, householdCode, openPanel);
  const creation = useCreateProfile();
  const signIn = useSignInToProfile();
  const choice = useChooseProfile();

  const enter = (profile: SignedInProfile) => {
    showToast(welcomeBack(profile));
    dispatch({ type: "entered" });
    onEntered(profile);
  };

  const submitSecret = async () => {
    if (!isSecretComplete(state.secret)) return void showToast(secretMissing);
    try {
      enter(await signIn.mutateAsync(state.secret));
    } catch (error) {
      showToast(signInFailed(error));
      dispatch({ type: "refused", problem: wordsOf(error) });
    }
  };

  const submitDraft = async () => {
    if (!isDraftComplete(state.draft)) return void showToast(draftMissing);
    try {
      const profile = await creation.mutateAsync(state.draft);
      showToast(profileCreated(profile));
      dispatch({ type: "registered" });
    } catch (error) {
      showToast(registrationFailed(error));
      dispatch({ type: "refused", problem: wordsOf(error) });
    }
  };

  const choose = async (profile: FamilyProfile) => {
    if (profile.status === "waiting") return void showToast(waitsForParent(profile));
    try {
      enter(await choice.mutateAsync({ id: profile.id }));
    } catch (error) {
      const whose = pinOwnerOf(error);
      if (whose) dispatch({ type: "pin-asked", profile, whose });
      else showToast(choiceFailed(error));
    }
  };

  const pressDigit = async (digit: string) => {
    const { pin } = state;
    if (!pin || choice.isPending) return;
    dispatch({ type: "digit-pressed", digit });
    const digits = pin.digits + digit;
    if (digits.length < pinLength) return;
    try {
      enter(await choice.mutateAsync({ id: pin.profile.id, pin: digits }));
    } catch (error) {
      dispatch({ type: "pin-missed", problem: describeMiss(error) });
    }
  };

  return {
    state,
    dispatch,
    /** The profile that is being taken. */
    choosingId: choice.isPending ? choice.variables.id : null,
    isBusy: signIn.isPending || creation.isPending,
    submitSecret: () => void submitSecret(),
    submitDraft: () => void submitDraft(),
    choose: (profile: FamilyProfile) => void choose(profile),
    pressDigit: (digit: string) => void pressDigit(digit),
  };
}

export type ProfilePanel = ReturnType<typeof useProfilePanel>;

function pinOwnerOf(error: unknown): "profile" | "grown-up" | null {
  if (!(error instanceof ApiError) || error.code !== "PIN_REQUIRED") return null;
  return error.details["whose"] === "grown-up" ? "grown-up" : "profile";
}

function describeMiss(error: unknown): string {
  const isOurs = error instanceof ApiError && error.words;
  return isOurs ? isOurs : "The server could not be asked. Please try again.";
}
