import { authorityPath, profilePath } from "@goldmane/contracts/trust/limits";
import { say } from "#platform/words/say.ts";
import type { DeviceKind } from "./device-kind.ts";

type Guide = {
  name: string;
  /** The file to download first; null if there is none. */
  file: { href: string; label: string } | null;
  steps: readonly string[];
  /** What people stumble over. */
  note?: string;
};

/** @param authority the certificate's name, as devices list it */
export function describeGuide(kind: DeviceKind, authority: string): Guide {
  const certificate = { href: authorityPath, label: say`Download certificate` };
  switch (kind) {
    case "apple":
      return {
        name: say`iPhone & iPad`,
        file: { href: profilePath, label: say`Download profile` },
        steps: [
          say`Download the profile in Safari and tap Allow.`,
          say`Open Settings, tap Profile Downloaded, then Install.`,
          say`Go to Settings > General > About > Certificate Trust Settings.`,
          say`Turn on “${authority}” and tap Continue.`,
        ],
      };
    case "android":
      return {
        name: say`Android`,
        file: certificate,
        steps: [
          say`Download the certificate. If Chrome warns you, tap Keep.`,
          say`Open Settings and search for “CA certificate”.`,
          say`Tap CA certificate, then Install anyway.`,
          say`Choose goldmane.crt from your downloads.`,
        ],
        note: say`Android may say that your network can be monitored. This certificate only works for addresses in your home.`,
      };
    case "windows":
      return {
        name: say`Windows`,
        file: certificate,
        steps: [
          say`Download the certificate and open it.`,
          say`Click Install Certificate, choose Current User and click Next.`,
          say`Choose “Place all certificates in the following store”, click Browse and pick Trusted Root Certification Authorities.`,
          say`Click Next, Finish and Yes, then restart your browser.`,
        ],
      };
    case "mac":
      return {
        name: say`Mac`,
        file: certificate,
        steps: [
          say`Download the certificate and open it. Keychain Access adds it.`,
          say`In Keychain Access, double-click “${authority}”.`,
          say`Open Trust and choose Always Trust.`,
          say`Close the window and enter your Mac’s password.`,
        ],
      };
    case "linux":
      return {
        name: say`Linux & Chromebook`,
        file: certificate,
        steps: [
          say`Download the certificate.`,
          say`In Chrome, go to Settings > Privacy and security > Security > Manage certificates.`,
          say`Open Authorities (or Custom > Installed by you) and import goldmane.crt.`,
          say`Check “Trust this certificate for identifying websites” and click OK.`,
        ],
      };
    case "firefox":
      return {
        name: say`Firefox`,
        file: certificate,
        steps: [
          say`Download the certificate.`,
          say`In Firefox, go to Settings > Privacy & Security > View Certificates.`,
          say`Open Authorities, click Import and choose goldmane.crt.`,
          say`Check “Trust this CA to identify websites” and click OK.`,
        ],
        note: say`On Windows and Mac, follow that device’s steps instead. On Android, use Chrome.`,
      };
    case "tv":
      return {
        name: say`TV`,
        file: null,
        steps: [],
        note: say`TVs can’t install a certificate, and don’t need one. Everything plays without https. Only downloads, the microphone and passkeys are missing.`,
      };
  }
}
