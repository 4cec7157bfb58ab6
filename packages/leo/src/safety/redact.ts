const email = /[\p{L}\p{N}._%+-]+\s?@\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** Seven digits or more, as in phone and card numbers, possibly several in a row. */
const longNumber = /(?<![\p{L}\p{N}])\+?\d(?:[\s().-]{0,2}\d){6,}(?!\p{L})/gu;
const street =
  /\b\d{1,5}[a-z]?,?\s+(?:[\p{L}'-]+\s+){1,3}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|close|court|crescent|boulevard|blvd|terrace|square)\b\.?/giu;
const secretAfter =
  /\b((?:pass ?word|pass ?code|pin(?: code| number)?|security code|card number)\s*(?:is|:|=)\s*)\S+/giu;
const nameAfter = /\b(my (?:full|real|last) name is\s+)[\p{L}'-]+(?:\s+[\p{L}'-]+)?/giu;

const secret = "[secret]";

/**
 * Removes addresses, numbers and passwords from a text, for logs, transcripts and external models.
 * Names are replaced first, so that a number directly after a name is still found.
 */
export function redact(text: string): string {
  return text
    .replaceAll(email, secret)
    .replaceAll(nameAfter, `$1${secret}`)
    .replaceAll(street, secret)
    .replaceAll(longNumber, secret)
    .replaceAll(secretAfter, `$1${secret}`);
}

export function hasPersonalData(text: string): boolean {
  return [email, street, longNumber].some((pattern) => text.search(pattern) >= 0);
}
