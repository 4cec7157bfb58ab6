import { openStore } from "#platform/store.ts";

/**
 * The viewer dismissed the password prompt, so the action was not performed. Not an error to
 * report.
 */
export class PasswordDeclined extends Error {
  override name = "PasswordDeclined";
}

type PasswordPrompt = { forAccount: boolean; settle: (isConfirmed: boolean) => void };

/** The pending password prompt; the shell shows its dialog. */
export const passwordPrompt = openStore<PasswordPrompt | null>(null);

let pending: Promise<void> | null = null;

/**
 * Resolves once the viewer confirmed their password; concurrent callers share one prompt. With
 * `forAccount` only the account's password counts, not a profile's.
 * @throws PasswordDeclined
 */
export function askForPassword(forAccount = false): Promise<void> {
  pending ??= new Promise<void>((resolve, reject) => {
    passwordPrompt.set({
      forAccount,
      settle(isConfirmed) {
        pending = null;
        passwordPrompt.set(null);
        if (isConfirmed) resolve();
        else reject(new PasswordDeclined("The password was not given."));
      },
    });
  });
  return pending;
}
