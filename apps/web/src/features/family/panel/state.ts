import {
  type AgeGroup,
  avatars,
  defaultAgeGroup,
  defaultRole,
  pinLength,
  type Role,
} from "@goldmane/contracts/family/limits";
import { avatarUrl } from "@goldmane/contracts/family/rules";
import { suggestUsername } from "./suggest-sign-in.ts";

export type Draft = {
  name: string;
  displayName: string;
  username: string;
  password: string;
  role: Role;
  ageGroup: AgeGroup;
  householdCode: string;
  avatarUrl: string;
};

/** Filled in from the name until they are edited. */
type DerivedField = "displayName" | "username";

type Secret = { username: string; password: string };

/** The PIN entry for a profile. */
type Pin = {
  profile: { id: string; displayName: string; avatarUrl: string };
  /** Whose PIN is required. */
  whose: "profile" | "grown-up";
  digits: string;
  /** The number of wrong PINs. */
  misses: number;
};

/** Why a password is asked for: there is no PIN, PINs are locked, or the viewer chose it. */
export type PasswordReason = "no-pin" | "locked" | "chosen";

/** The password entry for a profile. */
type Asked = { profile: Pin["profile"]; reason: PasswordReason; password: string };

/** A profile waiting for a parent's approval, with the credentials to poll with. */
export type PendingProfile = Secret & {
  displayName: string;
  avatarUrl: string;
  isTurnedAway: boolean;
};

export type PanelState = {
  view: "select" | "login" | "register" | "pin" | "password" | "waiting";
  secret: Secret;
  draft: Draft;
  /** The fields of the draft that no longer follow the name. */
  edited: readonly DerivedField[];
  pin: Pin | null;
  asked: Asked | null;
  pendingProfile: PendingProfile | null;
  /** The error message of the form. */
  problem: string | null;
  /** The initial code of a new draft. */
  householdCode: string;
};

export type PanelEvent =
  | { type: "login-opened" }
  | { type: "register-opened"; takenAvatars: readonly string[]; password?: string }
  | { type: "went-back" }
  | { type: "secret-typed"; change: Partial<Secret> }
  | { type: "draft-changed"; change: Partial<Draft> }
  | { type: "role-chosen"; role: Role }
  | { type: "registered" }
  | { type: "told-to-wait"; pendingProfile: Omit<PendingProfile, "isTurnedAway"> }
  | { type: "turned-away" }
  | { type: "entered" }
  | { type: "refused"; problem: string | null }
  | { type: "pin-asked"; profile: Pin["profile"]; whose: Pin["whose"] }
  | { type: "digit-pressed"; digit: string }
  | { type: "digit-erased" }
  | { type: "pin-missed"; problem: string }
  | { type: "password-asked"; profile: Pin["profile"]; reason: PasswordReason }
  | { type: "password-typed"; password: string };

/** The default age group of each role. */
const ageGroupOf: Readonly<Record<Role, AgeGroup>> = {
  parent: "adult",
  adult: "adult",
  teen: "teen",
  child: "child",
};

export function openPanel(householdCode: string): PanelState {
  return {
    view: "select",
    secret: { username: "", password: "" },
    draft: {
      name: "",
      displayName: "",
      username: "",
      password: "",
      role: defaultRole,
      ageGroup: defaultAgeGroup,
      householdCode,
      avatarUrl: avatarUrl(avatars[0]),
    },
    edited: [],
    pin: null,
    asked: null,
    pendingProfile: null,
    problem: null,
    householdCode,
  };
}

export function nextPanel(state: PanelState, event: PanelEvent): PanelState {
  switch (event.type) {
    case "login-opened":
      return { ...state, view: "login", problem: null };
    case "register-opened":
      return {
        ...state,
        view: "register",
        draft: {
          ...state.draft,
          avatarUrl: pickFree(state.draft.avatarUrl, event.takenAvatars),
          password: state.draft.password || (event.password ?? ""),
        },
        problem: null,
      };
    case "went-back":
      return {
        ...state,
        view: "select",
        pin: null,
        asked: null,
        pendingProfile: null,
        problem: null,
      };
    case "secret-typed":
      return { ...state, secret: { ...state.secret, ...event.change }, problem: null };
    case "draft-changed":
      return changeDraft(state, event.change);
    case "role-chosen":
      return {
        ...state,
        draft: { ...state.draft, role: event.role, ageGroup: ageGroupOf[event.role] },
        problem: null,
      };
    case "registered":
    case "entered":
      return openPanel(state.householdCode);
    case "told-to-wait":
      return {
        ...openPanel(state.householdCode),
        view: "waiting",
        pendingProfile: { ...event.pendingProfile, isTurnedAway: false },
      };
    case "turned-away":
      return {
        ...state,
        pendingProfile: state.pendingProfile && { ...state.pendingProfile, isTurnedAway: true },
        problem: null,
      };
    case "refused":
      return { ...state, problem: event.problem };
    case "pin-asked": {
      const { profile, whose } = event;
      return {
        ...state,
        view: "pin",
        pin: { profile, whose, digits: "", misses: 0 },
        problem: null,
      };
    }
    case "digit-pressed":
      return withDigits(state, (digits) => (digits + event.digit).slice(0, pinLength));
    case "digit-erased":
      return withDigits(state, (digits) => digits.slice(0, -1));
    case "password-asked": {
      const { profile, reason } = event;
      const asked = { profile, reason, password: "" };
      return { ...state, view: "password", pin: null, asked, problem: null };
    }
    case "password-typed":
      return {
        ...state,
        asked: state.asked && { ...state.asked, password: event.password },
        problem: null,
      };
    case "pin-missed": {
      const { pin } = state;
      return {
        ...state,
        pin: pin && { ...pin, digits: "", misses: pin.misses + 1 },
        problem: event.problem,
      };
    }
  }
}

function changeDraft(state: PanelState, change: Partial<Draft>): PanelState {
  const named = derivedFields.filter((field) => change[field] !== undefined);
  const edited = [...new Set([...state.edited, ...named])];
  const derived = change.name === undefined ? {} : deriveFrom(change.name, edited);
  return { ...state, draft: { ...state.draft, ...derived, ...change }, edited, problem: null };
}

const derivedFields = ["displayName", "username"] as const;

function deriveFrom(name: string, edited: readonly DerivedField[]): Partial<Draft> {
  return {
    ...(!edited.includes("displayName") && { displayName: name.trim() }),
    ...(!edited.includes("username") && { username: suggestUsername(name) }),
  };
}

function withDigits(state: PanelState, edit: (digits: string) => string): PanelState {
  return state.pin ? { ...state, pin: { ...state.pin, digits: edit(state.pin.digits) } } : state;
}

/** Whether all fields of the sign-in form are filled in. */
export function isSecretComplete({ username, password }: Secret): boolean {
  return username.trim() !== "" && password !== "";
}

/** Whether all required fields of a new profile are filled in. */
export function isDraftComplete({ name, displayName, username, password }: Draft): boolean {
  return [name, displayName, username, password].every((text) => text.trim() !== "");
}

/** An avatar that no one in the family uses, if there is one. */
function pickFree(wanted: string, taken: readonly string[]): string {
  const free = [wanted, ...avatars.map(avatarUrl)].find((url) => !taken.includes(url));
  return free ?? wanted;
}
