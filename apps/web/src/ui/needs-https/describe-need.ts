import { say } from "#platform/words/say.ts";

/** Features that browsers offer over https only. */
export type SecureFeature = "downloads" | "microphone" | "passkeys";

export function describeNeed(feature: SecureFeature): string {
  switch (feature) {
    case "downloads":
      return say`Downloads need a secure connection (https).`;
    case "microphone":
      return say`The microphone needs a secure connection (https).`;
    case "passkeys":
      return say`Passkeys need a secure connection (https).`;
  }
}
