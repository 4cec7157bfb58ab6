// oxlint-disable-next-line import/no-unassigned-import -- @peculiar/x509 needs it to be loaded first
import "reflect-metadata";
import { createPrivateKey, randomBytes, type webcrypto } from "node:crypto";
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from "@peculiar/x509";
import { isAddress } from "#platform/host-name.ts";
import { nameConstraints } from "./name-constraints.ts";

/** A private key and its certificate, in PEM. */
export type KeyPair = { key: string; cert: string };

const algorithm = { name: "ECDSA", namedCurve: "P-256" };
const signing = { name: "ECDSA", hash: "SHA-256" };

const dayMs = 24 * 3_600_000;
const authorityDays = 20 * 365;
/** Browsers accept at most 397 days. */
export const serverDays = 90;
/** Devices whose clock is behind accept a new certificate too. */
const clockSkewMs = dayMs;

/** Creates a certificate authority for the private names and addresses of a home. */
export async function createAuthority(name: string, now: number): Promise<KeyPair> {
  const keys = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: newSerialNumber(),
    name: [{ CN: [name] }, { O: ["Goldmane"] }],
    notBefore: new Date(now - clockSkewMs),
    notAfter: new Date(now + authorityDays * dayMs),
    signingAlgorithm: signing,
    keys,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      nameConstraints(),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return { key: await exportKey(keys.privateKey), cert: certificate.toString("pem") };
}

/** Issues a server certificate for names and addresses that the authority can certify. */
export async function issueCertificate(
  authority: KeyPair,
  names: readonly string[],
  now: number,
): Promise<KeyPair> {
  const issuer = new X509Certificate(authority.cert);
  const keys = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const alternatives = names.map((value) => ({
    type: isAddress(value) ? ("ip" as const) : ("dns" as const),
    value,
  }));
  const certificate = await X509CertificateGenerator.create({
    serialNumber: newSerialNumber(),
    subject: [{ CN: ["goldmane.local"] }],
    issuer: issuer.subject,
    notBefore: new Date(now - clockSkewMs),
    notAfter: new Date(now + serverDays * dayMs),
    signingAlgorithm: signing,
    publicKey: keys.publicKey,
    signingKey: await importKey(authority.key),
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
      new SubjectAlternativeNameExtension(alternatives),
      await AuthorityKeyIdentifierExtension.create(issuer.publicKey),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return { key: await exportKey(keys.privateKey), cert: certificate.toString("pem") };
}

/** Positive, as RFC 5280 4.1.2.2 requires. */
function newSerialNumber(): string {
  const bytes = randomBytes(16);
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40;
  return bytes.toString("hex");
}

async function exportKey(key: webcrypto.CryptoKey): Promise<string> {
  return PemConverter.encode(await crypto.subtle.exportKey("pkcs8", key), "PRIVATE KEY");
}

async function importKey(pem: string): Promise<webcrypto.CryptoKey> {
  const der = createPrivateKey(pem).export({ type: "pkcs8", format: "der" });
  return await crypto.subtle.importKey("pkcs8", der, algorithm, false, ["sign"]);
}
