import * as z from "zod/mini";
import { displayName } from "#family/schema.ts";

const base64url = z.string().check(z.maxLength(20_000), z.regex(/^[\w-]*$/, "must be base64url"));

/** Authenticator transports (WebAuthn 5.8.4). */
export const transports = [
  "ble",
  "cable",
  "hybrid",
  "internal",
  "nfc",
  "smart-card",
  "usb",
] as const;
export type Transport = (typeof transports)[number];

const authenticatorAttachment = z.optional(z.nullable(z.enum(["platform", "cross-platform"])));
const shared = {
  id: base64url,
  rawId: base64url,
  type: z.literal("public-key"),
  authenticatorAttachment,
  clientExtensionResults: z.looseObject({}),
};

/** The used part of `RegistrationResponseJSON`. */
export const registrationResponse = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    /** Can contain unknown transports. */
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20))),
  }),
});
export type RegistrationResponse = z.output<typeof registrationResponse>;

/** The used part of `AuthenticationResponseJSON`. */
export const authenticationResponse = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.optional(z.nullable(base64url)),
  }),
});
export type AuthenticationResponse = z.output<typeof authenticationResponse>;

export const newPasskey = z.strictObject({ name: displayName, passkey: registrationResponse });
export type NewPasskey = z.output<typeof newPasskey>;

/** `PublicKeyCredentialCreationOptionsJSON`. */
export const creationOptions = z.object({
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal("public-key") })),
  timeout: z.number(),
  excludeCredentials: z.array(
    z.object({
      id: z.string(),
      type: z.literal("public-key"),
      transports: z.optional(z.array(z.enum(transports))),
    }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});
export type CreationOptions = z.infer<typeof creationOptions>;

/** `PublicKeyCredentialRequestOptionsJSON`. */
export const requestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  userVerification: z.literal("required"),
});
export type RequestOptions = z.infer<typeof requestOptions>;

export const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.number(),
  lastUsedAt: z.nullable(z.number()),
});
export type Passkey = z.infer<typeof passkey>;
