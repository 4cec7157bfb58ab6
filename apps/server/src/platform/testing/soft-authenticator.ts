import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

type Party = { origin: string; rpId: string };
type Asked = { challenge: string };
export type Behaviour = {
  /** A forged origin. */
  origin?: string;
  /** The user verification flag. */
  isVerified?: boolean;
  /** The reported signature counter. */
  counter?: number;
};

const flags = { present: 1, verified: 4, attested: 64 };

/** A software authenticator with one ES256 passkey and no attestation. */
export class SoftAuthenticator {
  readonly id = randomBytes(16).toString("base64url");
  counter = 0;
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #party: Party;
  #userHandle = "";

  constructor(party: Party) {
    this.#party = party;
  }

  /** The result of `navigator.credentials.create`. */
  make(options: Asked & { user: { id: string } }, behaviour: Behaviour = {}) {
    this.#userHandle = options.user.id;
    const id = Buffer.from(this.id, "base64url");
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.#publicKey()]);
    const authData = Buffer.concat([this.#head(flags.attested, behaviour), attested]);
    const attestationObject = Buffer.concat([
      map(3),
      text("fmt"),
      text("none"),
      text("attStmt"),
      map(0),
      text("authData"),
      bytes(authData),
    ]);
    return this.#answer({
      clientDataJSON: this.#clientData("webauthn.create", options, behaviour).toString("base64url"),
      attestationObject: attestationObject.toString("base64url"),
      transports: ["internal", "hologram"],
    });
  }

  /** The result of `navigator.credentials.get`. */
  use(options: Asked, behaviour: Behaviour = {}) {
    this.counter = behaviour.counter ?? this.counter + 1;
    const authenticatorData = this.#head(0, behaviour);
    const clientData = this.#clientData("webauthn.get", options, behaviour);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    return this.#answer({
      clientDataJSON: clientData.toString("base64url"),
      authenticatorData: authenticatorData.toString("base64url"),
      signature: sign("sha256", signed, this.#keys.privateKey).toString("base64url"),
      userHandle: this.#userHandle,
    });
  }

  #answer<R>(response: R) {
    const { id } = this;
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
  }

  #clientData(type: string, { challenge }: Asked, { origin = this.#party.origin }: Behaviour) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #head(more: number, { isVerified = true }: Behaviour): Buffer {
    const head = Buffer.alloc(37);
    sha256(Buffer.from(this.#party.rpId)).copy(head);
    head.writeUInt8(flags.present | (isVerified ? flags.verified : 0) | more, 32);
    head.writeUInt32BE(this.counter, 33);
    return head;
  }

  /** COSE_Key of an ES256 key (RFC 9053 7.1.1): {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
  #publicKey(): Buffer {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
    const [left, right] = [x, y].map((part) => bytes(Buffer.from(part, "base64url")));
    return Buffer.concat([head, left ?? head, Buffer.from([0x22]), right ?? head]);
  }
}

function sha256(content: Buffer): Buffer {
  return createHash("sha256").update(content).digest();
}

/** A minimal CBOR encoder (RFC 8949 3.1). */
function map(size: number): Buffer {
  return Buffer.from([0xa0 + size]);
}

function text(words: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)]);
}

function bytes(content: Buffer): Buffer {
  const { length } = content;
  const head = length < 256 ? [0x58, length] : [0x59, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), content]);
}
