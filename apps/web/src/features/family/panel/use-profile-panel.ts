import { avatars, pinLength } from "@goldmane/contracts/family/limits";
import { avatarUrl } from "@goldmane/contracts/family/rules";
import type { FamilyProfile, SignedInProfile } from "@goldmane/contracts/family/schema";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useReducer } from "react";
import { profilesQuery, useChooseProfile, useSignInToProfile } from "#features/family/queries.ts";
import { ApiError } from "#platform/api.ts";
import type { ProfilePickerStart } from "#platform/profile-picker.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { suggestPin } from "#platform/prompts/pin-suggestion.ts";
import { say } from "#platform/words/say.ts";
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
import {
  isDraftComplete,
  isSecretComplete,
  nextPanel,
  openPanel,
  type PanelEvent,
  type PasswordReason,
} from "./state.ts";
import { suggestPassword } from "./suggest-sign-in.ts";
import { useNewProfile } from "./use-new-profile.ts";

type Options = {
  start: ProfilePickerStart;
  householdCode: string;
  /** Called after a profile was entered. */
  onEntered: (profile: SignedInProfile) => void;
};

/** The profile dialog's state and actions. */
export function useProfilePanel({ start, householdCode, onEntered }: Options) {
  const cache = useQueryClient();
  const { data: session } = useQuery(sessionQuery);
  const openRegister = (): PanelEvent => ({
    type: "register-opened",
    takenAvatars: (cache.getQueryData(profilesQuery.queryKey) ?? []).map((one) => one.avatarUrl),
    // Without a household the new profile signs in by its password.
    ...(session?.household && { password: suggestPassword() }),
  });
  const [state, dispatch] = useReducer(nextPanel, householdCode, (code) => {
    const opened = openPanel(code);
    return start === "new-profile" ? nextPanel(opened, openRegister()) : opened;
  });
  /** The browser is in no household, or came by an invitation: the form needs a household code. */
  const isJoining = !session?.household || (householdCode !== "" && !session.isDemo);
  const newProfile = useNewProfile({
    isByParent: !isJoining && session.profile?.role === "parent",
    mayRename: !state.edited.includes("username"),
  });
  const signIn = useSignInToProfile();
  const choice = useChooseProfile();

  const enter = (profile: SignedInProfile) => {
    showToast(welcomeBack(profile));
    dispatch({ type: "entered" });
    onEntered(profile);
    suggestPin();
  };

  const submitSecret = async () => {
    if (!isSecretComplete(state.secret)) return void showToast(secretMissing());
    try {
      enter(await signIn.mutateAsync(state.secret));
    } catch (error) {
      if (isStillWaiting(error)) return dispatch(waitEvent(state.secret));
      showToast(signInFailed(error));
      dispatch({ type: "refused", problem: wordsOf(error) });
    }
  };

  const submitDraft = async () => {
    if (!isDraftComplete(state.draft)) return void showToast(draftMissing());
    try {
      const profile = await newProfile.create(state.draft);
      showToast(profileCreated(profile));
      const family = cache.getQueryData(profilesQuery.queryKey) ?? [];
      const isHere = family.some(({ id }) => id === profile.id);
      const mustWait = profile.status === "waiting" && !isHere;
      dispatch(mustWait ? waitEvent(state.draft) : { type: "registered" });
      if (profile.status === "active") suggestPin();
    } catch (error) {
      showToast(registrationFailed(error));
      dispatch({ type: "refused", problem: wordsOf(error) });
    }
  };

  const askAgain = async () => {
    if (!state.pendingProfile || signIn.isPending) return;
    try {
      enter(await signIn.mutateAsync(state.pendingProfile));
    } catch (error) {
      if (isStillWaiting(error)) return;
      if (error instanceof ApiError && error.code === "NOT_SIGNED_IN")
        return dispatch({ type: "turned-away" });
      dispatch({ type: "refused", problem: describeMiss(error) });
    }
  };

  const choose = async (profile: FamilyProfile) => {
    if (profile.status === "waiting") return void showToast(waitsForParent(profile));
    try {
      enter(await choice.mutateAsync({ id: profile.id }));
    } catch (error) {
      const whose = pinOwnerOf(error);
      const reason = passwordReasonOf(error);
      if (whose) dispatch({ type: "pin-asked", profile, whose });
      else if (reason) dispatch({ type: "password-asked", profile, reason });
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
      const reason = passwordReasonOf(error);
      const { profile } = pin;
      if (reason) dispatch({ type: "password-asked", profile, reason });
      else dispatch({ type: "pin-missed", problem: describeMiss(error) });
    }
  };

  const submitPassword = async () => {
    const { asked } = state;
    if (!asked || asked.password === "" || choice.isPending) return;
    try {
      enter(await choice.mutateAsync({ id: asked.profile.id, password: asked.password }));
    } catch (error) {
      dispatch({ type: "refused", problem: describeMiss(error) });
    }
  };

  return {
    state,
    dispatch,
    /** The profile that is being chosen. */
    choosingId: choice.isPending ? choice.variables.id : null,
    isBusy: signIn.isPending || newProfile.isPending,
    openRegister: () => dispatch(openRegister()),
    isJoining,
    submitSecret: () => void submitSecret(),
    submitDraft: () => void submitDraft(),
    askAgain: () => void askAgain(),
    choose: (profile: FamilyProfile) => void choose(profile),
    pressDigit: (digit: string) => void pressDigit(digit),
    submitPassword: () => void submitPassword(),
  };
}

export type ProfilePanel = ReturnType<typeof useProfilePanel>;

/** The password was right, but no parent has approved the profile yet. */
function isStillWaiting(error: unknown): boolean {
  return error instanceof ApiError && error.code === "NOT_ALLOWED";
}

type WaitFacts = { username: string; password: string; displayName?: string; avatarUrl?: string };

function waitEvent({ username, password, displayName, avatarUrl: picture }: WaitFacts): PanelEvent {
  const face = {
    displayName: displayName ?? username,
    avatarUrl: picture ?? avatarUrl(avatars[0]),
  };
  return { type: "told-to-wait", pendingProfile: { username, password, ...face } };
}

function pinOwnerOf(error: unknown): "profile" | "grown-up" | null {
  if (!(error instanceof ApiError) || error.code !== "PIN_REQUIRED") return null;
  return error.details["whose"] === "grown-up" ? "grown-up" : "profile";
}

function passwordReasonOf(error: unknown): PasswordReason | null {
  if (!(error instanceof ApiError) || error.code !== "PASSWORD_REQUIRED") return null;
  return error.details["reason"] === "locked" ? "locked" : "no-pin";
}

function describeMiss(error: unknown): string {
  const message = error instanceof ApiError && error.displayMessage;
  return message ? message : say`Can’t reach the server. Check your connection and try again.`;
}
