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
 * Resolves once the viewer confirmed their password; concurrent callers share one prompt. `forAccount`
 * makes it ask for the account's password, also if it is already open for another caller. The
 * server decides whether the password that was given is enough.
 * @throws PasswordDeclined
 */
export function askForPassword(forAccount = false): Promise<void> {
  const open = passwordPrompt.get();
  if (forAccount && open && !open.forAccount) passwordPrompt.set({ ...open, forAccount });
  pending ??= new Promise<void>((resolve, reject) => {
    passwordPrompt.set({
      forAccount,
      settle(isConfirmed) {
        pending = null;
        passwordPrompt.set(null);
        if (isConfirmed) resolve();
        else reject(new PasswordDeclined("The password prompt was dismissed."));
      },
    });
  });
  return pending;
}
