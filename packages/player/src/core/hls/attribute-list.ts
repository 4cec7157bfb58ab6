/** The attributes of a tag (RFC 8216, 4.2), without quotes. */
export function parseAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name, quoted, plain] of text.matchAll(/([A-Z0-9-]+)=(?:"([^"]*)"|([^,]*))/g)) {
    if (name !== undefined) attributes.set(name, quoted ?? plain ?? "");
  }
  return attributes;
}
