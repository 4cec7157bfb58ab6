import { pinGuesses, pinLockMs } from "@goldmane/contracts/family/limits";
import * as z from "zod/mini";
import type { Words } from "#platform/words/words.ts";

/** Events that the owner of an account is notified of. */
export const noticeSchema = z.discriminatedUnion("about", [
  z.object({ about: z.literal("new-browser") }),
  z.object({ about: z.literal("password-changed") }),
  z.object({ about: z.literal("address-asked"), email: z.string() }),
  z.object({ about: z.literal("address-changed"), email: z.string() }),
  z.object({ about: z.literal("address-taken") }),
  z.object({ about: z.literal("passkey-added"), name: z.string() }),
  z.object({ about: z.literal("passkey-removed"), name: z.string() }),
  z.object({ about: z.literal("two-step-on") }),
  z.object({ about: z.literal("two-step-off") }),
  z.object({ about: z.literal("two-step-off-by-operator") }),
  z.object({ about: z.literal("recovery-codes-renewed") }),
  z.object({ about: z.literal("recovery-code-used"), left: z.number() }),
  z.object({ about: z.literal("pins-locked") }),
]);
export type Notice = z.infer<typeof noticeSchema>;

type Description = {
  subject: string;
  news: string;
  /** What to do; null if the news says it. */
  advice: string | null;
};

export function describeNotice({ say, sayPlural }: Words, notice: Notice): Description {
  const advice = say`If this was you, you don’t need to do anything. If not, change your password now and check your devices.`;
  switch (notice.about) {
    case "new-browser":
      return {
        subject: say`New sign-in to your account`,
        news: say`Someone signed in to your Goldmane account from a new browser.`,
        advice,
      };
    case "password-changed":
      return {
        subject: say`Your password was changed`,
        news: say`Your account has a new password. All other devices were signed out.`,
        advice,
      };
    case "address-asked":
      return {
        subject: say`E-mail change requested`,
        news: say`Someone signed in to your account asked to change its e-mail to ${notice.email}. It takes effect once they click the link we sent there.`,
        advice,
      };
    case "address-changed":
      return {
        subject: say`Your e-mail was changed`,
        news: say`Your Goldmane account now uses ${notice.email}.`,
        advice,
      };
    case "address-taken":
      return {
        subject: say`You already have an account`,
        news: say`Someone tried to use this address for another Goldmane account. Yours already uses it, so nothing was changed.`,
        advice: say`If this was you, sign in with this address. If not, ignore this e-mail.`,
      };
    case "passkey-added":
      return {
        subject: say`A passkey was added`,
        news: say`The passkey “${notice.name}” can now sign in to your Goldmane account.`,
        advice,
      };
    case "passkey-removed":
      return {
        subject: say`A passkey was removed`,
        news: say`The passkey “${notice.name}” was removed and no longer works.`,
        advice,
      };
    case "two-step-on":
      return {
        subject: say`Two-step sign-in is on`,
        news: say`To sign in, you now need your password and a code from your authenticator app.`,
        advice,
      };
    case "two-step-off":
      return {
        subject: say`Two-step sign-in is off`,
        news: say`You now only need your password to sign in.`,
        advice,
      };
    case "two-step-off-by-operator":
      return {
        subject: say`Two-step sign-in was turned off`,
        news: say`Your administrator turned off two-step sign-in for your account because you lost your authenticator app and recovery codes. All devices were signed out. If you didn’t ask for this, change your password now.`,
        advice: null,
      };
    case "recovery-codes-renewed":
      return {
        subject: say`You have new recovery codes`,
        news: say`New recovery codes were generated for your account. Your old codes no longer work.`,
        advice,
      };
    case "recovery-code-used":
      return {
        subject: say`A recovery code was used`,
        news: sayPlural(notice.left, {
          one: "Someone signed in to your Goldmane account with a recovery code. You have # code left.",
          other:
            "Someone signed in to your Goldmane account with a recovery code. You have # codes left.",
        }),
        advice,
      };
    case "pins-locked":
      return {
        subject: say`Too many wrong PINs`,
        news: say`Someone in your household entered ${pinGuesses} wrong PINs, so PINs are locked for ${pinLockMs / 60_000} minutes.`,
        advice: say`You can still open your profile with its password. If a child was guessing, choose a new PIN.`,
      };
  }
}
