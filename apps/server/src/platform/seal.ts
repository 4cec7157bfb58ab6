import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a secret with AES-256-GCM, so that a leaked database does not reveal it. */
export function seal(text: string, { secret, owner }: { secret: string; owner: string }): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", toKey(secret), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Null if the text was sealed with another secret or for another owner, or was modified. */
export function unseal(
  sealed: string,
  { secret, owner }: { secret: string; owner: string },
): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  const nonce = bytes.subarray(0, nonceBytes);
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
  try {
    const decipher = createDecipheriv("aes-256-gcm", toKey(secret), nonce, {
      authTagLength: tagBytes,
    });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
    const rest = bytes.subarray(nonceBytes + tagBytes);
    return Buffer.concat([decipher.update(rest), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}

function toKey(secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", "goldmane second step", 32));
}
