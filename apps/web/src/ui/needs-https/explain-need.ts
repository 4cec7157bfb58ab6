import { say } from "#platform/words/say.ts";
import { showToast } from "#ui/toast/toasts.ts";
import { describeNeed, type SecureFeature } from "./describe-need.ts";
import { trustHere } from "./trust-here.ts";

/** Answers the press of a button whose feature waits for https. */
export function explainNeed(feature: SecureFeature): void {
  showToast({
    title: describeNeed(feature),
    action: { label: say`Set it up`, href: trustHere() },
  });
}
