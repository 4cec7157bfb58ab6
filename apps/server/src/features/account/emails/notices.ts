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

export function describeNotice({ say }: Words, notice: Notice): { subject: string; news: string } {
  switch (notice.about) {
    case "new-browser":
      return {
        subject: say`Someone signed in from a new place`,
        news: say`Someone signed in to your Goldmane account from a browser that hasn't been used with it before.`,
      };
    case "password-changed":
      return {
        subject: say`Your password was changed`,
        news: say`The password of your Goldmane account was changed. Other browsers were signed out of it.`,
      };
    case "address-asked":
      return {
        subject: say`Another address was asked for`,
        news: say`Someone who is signed in to your Goldmane account asked to change its address to ${notice.email}. It changes when the link that was sent there is followed.`,
      };
    case "address-changed":
      return {
        subject: say`Your address was changed`,
        news: say`Your Goldmane account now has the address ${notice.email}.`,
      };
    case "address-taken":
      return {
        subject: say`This address has an account already`,
        news: say`Someone tried to use this address for a Goldmane account. It already belongs to one, so nothing was changed.`,
      };
    case "passkey-added":
      return {
        subject: say`A passkey was added`,
        news: say`The passkey “${notice.name}” opens your Goldmane account from now on.`,
      };
    case "passkey-removed":
      return {
        subject: say`A passkey was removed`,
        news: say`The passkey “${notice.name}” opens your Goldmane account no more.`,
      };
    case "two-step-on":
      return {
        subject: say`Two-step sign-in is on`,
        news: say`Your Goldmane account asks for a code of your authenticator app from now on.`,
      };
    case "two-step-off":
      return {
        subject: say`Two-step sign-in is off`,
        news: say`Your Goldmane account asks for no code any more: the password is enough.`,
      };
    case "two-step-off-by-operator":
      return {
        subject: say`Two-step sign-in was turned off for you`,
        news: say`Your administrator turned off two-step sign-in for your account because you lost your authenticator app and recovery codes. All devices were signed out. If you didn’t ask for this, change your password now.`,
      };
    case "recovery-codes-renewed":
      return {
        subject: say`There are new recovery codes`,
        news: say`New recovery codes were made for your Goldmane account. Those before are void.`,
      };
    case "recovery-code-used":
      return {
        subject: say`A recovery code was used`,
        news: say`Someone signed in to your Goldmane account with a recovery code. ${notice.left} are left.`,
      };
    case "pins-locked":
      return {
        subject: say`Too many wrong PINs`,
        news: say`Someone in your household entered ${pinGuesses} wrong PINs. PINs are locked for ${pinLockMs / 60_000} minutes; your password still opens your profile.`,
      };
  }
}
