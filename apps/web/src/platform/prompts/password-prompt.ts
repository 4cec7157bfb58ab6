import { openStore } from "#platform/store.ts";

/**
 * The viewer dismissed the password prompt, so the action was not performed. Not an error to
 * report.
 */
export class PasswordDeclined extends Error {
  override name = "PasswordDeclined";
}

type Asking = { forAccount: boolean; settle: (isGiven: boolean) => void };

/** The pending password prompt; the shell shows its dialog. */
export const passwordPrompt = openStore<Asking | null>(null);

let asked: Promise<void> | null = null;

/**
 * Resolves once the viewer confirmed their password; concurrent callers share one prompt. With
 * `forAccount` only the account's password counts, not a profile's.
 * @throws PasswordDeclined
 */
export function askForPassword(forAccount = false): Promise<void> {
  asked ??= new Promise<void>((resolve, reject) => {
    passwordPrompt.set({
      forAccount,
      settle(isGiven) {
        asked = null;
        passwordPrompt.set(null);
        if (isGiven) resolve();
        else reject(new PasswordDeclined("The password was not given."));
      },
    });
  });
  return asked;
}
