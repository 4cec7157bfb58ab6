import type { X509Certificate } from "node:crypto";
import { escapeHtml } from "#platform/mail/escape-html.ts";

/**
 * A configuration profile that installs an authority on iPhone, iPad, Apple TV and Mac (Apple's
 * "Certificates" payload). Its identifiers follow the certificate, so that installing it again
 * replaces it.
 */
export function writeMobileConfig({ raw, subject, fingerprint256 }: X509Certificate): string {
  const name = escapeHtml(/^CN=(.+)$/m.exec(subject)?.[1] ?? "Goldmane");
  const digits = fingerprint256.replaceAll(":", "").toLowerCase();
  const identifier = `app.goldmane.trust.${digits.slice(0, 16)}`;
  const certificate = (raw.toString("base64").match(/.{1,64}/g) ?? []).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>PayloadContent</key>
  <array>
    <dict>
      <key>PayloadCertificateFileName</key><string>goldmane.crt</string>
      <key>PayloadContent</key>
      <data>
${certificate}
      </data>
      <key>PayloadDisplayName</key><string>${name}</string>
      <key>PayloadIdentifier</key><string>${identifier}.authority</string>
      <key>PayloadType</key><string>com.apple.security.root</string>
      <key>PayloadUUID</key><string>${toUuid(digits.slice(0, 32))}</string>
      <key>PayloadVersion</key><integer>1</integer>
    </dict>
  </array>
  <key>PayloadDescription</key><string>Lets this device open Goldmane over https at home. It is limited to addresses of home networks.</string>
  <key>PayloadDisplayName</key><string>${name}</string>
  <key>PayloadIdentifier</key><string>${identifier}</string>
  <key>PayloadRemovalDisallowed</key><false/>
  <key>PayloadType</key><string>Configuration</string>
  <key>PayloadUUID</key><string>${toUuid(digits.slice(32))}</string>
  <key>PayloadVersion</key><integer>1</integer>
</dict>
</plist>
`;
}

/** A name-based UUID of version 8 (RFC 9562 5.8) from 32 hexadecimal digits. */
function toUuid(digits: string): string {
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`];
  return [...parts, `8${digits.slice(17, 20)}`, digits.slice(20)].join("-").toUpperCase();
}
