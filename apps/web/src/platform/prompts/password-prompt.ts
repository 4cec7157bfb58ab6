import { openStore } from "#platform/store.ts";

/** The viewer would not give the password again: what was asked for is not done, and nothing is wrong. */
export class PasswordDeclined extends Error {
  override name = "PasswordDeclined";
}

type Asking = { forAccount: boolean; settle: (isGiven: boolean) => void };

/** Who waits for a password; the shell shows the dialog while there is one. */
export const passwordPrompt = openStore<Asking | null>(null);

let asked: Promise<void> | null = null;

/**
 * Resolves once the viewer has given the password again, however many ask at once; `forAccount`
 * where a profile's own would not do.
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
