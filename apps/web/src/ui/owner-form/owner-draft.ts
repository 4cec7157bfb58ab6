import { email } from "@goldmane/contracts/account/sign-in/schema";
import { passwordMinLength } from "@goldmane/contracts/family/limits";
import { displayName, newPassword, username } from "@goldmane/contracts/family/schema";
import { ApiError } from "#platform/api.ts";
import { say } from "#platform/words/say.ts";

/** The owner of a new household, as typed. */
export type OwnerDraft = {
  name: string;
  /** Null until it is edited: it then follows the name. */
  username: string | null;
  password: string;
  email: string;
  householdName: string;
};

export type OwnerProblems = Partial<Record<keyof OwnerDraft, string>>;

export const emptyOwner: OwnerDraft = {
  name: "",
  username: null,
  password: "",
  email: "",
  householdName: "",
};

/** A username for a name: "Ada Gold" is "ada". */
function suggestUsername(name: string): string {
  const [first = ""] = name.trim().toLowerCase().split(/\s+/, 1);
  return first.replaceAll(/[^\p{L}\p{M}\p{N}_.-]/gu, "");
}

export function usernameOf({ username: chosen, name }: OwnerDraft): string {
  return chosen ?? suggestUsername(name);
}

/** What the server expects. */
export function toOwner(draft: OwnerDraft) {
  const { name, password, householdName } = draft;
  const address = draft.email.trim();
  return {
    name: name.trim(),
    username: usernameOf(draft).trim(),
    password,
    householdName: householdName.trim(),
    ...(address !== "" && { email: address }),
  };
}

export function findOwnerProblems(draft: OwnerDraft): OwnerProblems {
  const problems: OwnerProblems = {};
  const owner = toOwner(draft);
  if (!displayName.safeParse(owner.name).success) problems.name = say`Enter your name.`;
  if (!username.safeParse(owner.username).success)
    problems.username = say`Use letters, numbers or dashes.`;
  if (!newPassword.safeParse(owner.password).success)
    problems.password = say`Use at least ${passwordMinLength} characters.`;
  if (owner.email !== undefined && !email.safeParse(owner.email).success)
    problems.email = say`Enter an address like you@example.org.`;
  if (!displayName.safeParse(owner.householdName).success)
    problems.householdName = say`Name your household.`;
  return problems;
}

/** The field that a refusal of the server is about. */
export function findRefusedField(error: unknown): OwnerProblems {
  if (!(error instanceof ApiError) || error.displayMessage === undefined) return {};
  const { field } = error.details;
  return field === "username" || field === "email" ? { [field]: error.displayMessage } : {};
}
