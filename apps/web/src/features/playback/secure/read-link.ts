/** A parsed signed media link. The signature is never whole: enough to tell one from another. */
export type SignedLink = {
  /** Milliseconds since the epoch. */
  expiresAt: number;
  expiry: string;
  signature: string;
  titleId: string;
  cut: string;
  content: string;
  part: string;
};

const shownOfSignature = 4;
const shape = /^\/media\/([0-9a-z]+)-([\w-]+)\/([^/]+)\/([a-z]+)-([^/]+)\/(.+)$/;

/** Null for any other address. */
export function readLink(address: string): SignedLink | null {
  const [, expiry, signature, titleId, cut, content, part] = shape.exec(toPath(address)) ?? [];
  if (!expiry || !signature || !titleId || !cut || !content || !part) return null;
  return {
    expiresAt: Number.parseInt(expiry, 36),
    expiry,
    signature: `${signature.slice(0, shownOfSignature)}…`,
    titleId,
    cut,
    content,
    part,
  };
}

/** For display: with the signature shortened. */
export function shortenLink(address: string): string {
  const link = readLink(address);
  if (!link) return toPath(address);
  const { expiry, signature, titleId, cut, content, part } = link;
  return `/media/${expiry}-${signature}/${titleId}/${cut}-${content}/${part}`;
}

function toPath(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : address;
}
